// Runs before the first paint, so that the chosen theme is there from the start.
;(function () {
  var chosen = null
  try {
    chosen = JSON.parse(localStorage.getItem('tianxia') || '{}').theme
  } catch (error) {
    /* private mode */
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
