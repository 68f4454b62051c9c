// Runs in every browser before the client, so it is written for the oldest: who cannot run the client is told so, and what to do.
;(function () {
  var able =
    'noModule' in HTMLScriptElement.prototype &&
    'findLast' in Array.prototype &&
    window.CSS &&
    CSS.supports &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)')
  if (able) return
  var words = {
    en: [
      'This browser is too old for the table.',
      'Please use a current Firefox, Chrome, Edge or Safari; or play from a terminal:',
    ],
    fr: [
      'Ce navigateur est trop ancien pour la table.',
      'Prenez un Firefox, Chrome, Edge ou Safari actuel, ou jouez depuis un terminal :',
    ],
    de: [
      'Dieser Browser ist zu alt f\u00fcr den Tisch.',
      'Nimm einen aktuellen Firefox, Chrome, Edge oder Safari, oder spiele in einem Terminal:',
    ],
    pl: [
      'Ta przegl\u0105darka jest zbyt stara.',
      'U\u017cyj aktualnej przegl\u0105darki Firefox, Chrome, Edge lub Safari albo graj w terminalu:',
    ],
  }
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
