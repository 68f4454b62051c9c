// Runs in every browser before the client, so it is written for the oldest: who cannot run the client is told so, and what to do.
;(function () {
  var able =
    'noModule' in HTMLScriptElement.prototype &&
    'findLast' in Array.prototype &&
    window.CSS &&
    CSS.supports &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)')
  if (able) return
  // The sentences of all languages stand in the page.
  var words = JSON.parse(document.getElementById('old-browser').textContent)
  var language = (navigator.language || 'en').slice(0, 2)
  var said = words[language] || words.en
  document.documentElement.lang = words[language] ? language : 'en'
  document.documentElement.setAttribute('data-old', 'true')
  document.getElementById('app').innerHTML =
    '<main class="noscript"><h1>Tianxia</h1><p>' +
    said[0] +
    '</p><p>' +
    said[1] +
    '</p><p><code>tianxia connect ' +
    location.protocol +
    '//' +
    location.host +
    '</code></p></main>'
})()
