// Runs in every browser before the client, so it is written for the oldest. A browser that cannot run the client gets a message with advice.
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
  var wanted = (navigator.language || 'en').toLowerCase()
  var language = 'en'
  for (var code in words) {
    // The first variety of the language, or better the very one.
    if (code.toLowerCase() === wanted) {
      language = code
      break
    }
    if (language === 'en' && code.split('-')[0].toLowerCase() === wanted.split('-')[0]) language = code
  }
  var said = words[language]
  document.documentElement.lang = language
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
