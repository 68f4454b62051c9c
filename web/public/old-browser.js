// Only browsers without modules run this.
document.getElementById('app').innerHTML =
  '<main class="noscript"><h1>Tianxia</h1><p>This browser is too old for the table. Please use a current Firefox, Chrome, Edge or Safari.</p></main>'
