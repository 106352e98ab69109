// Before the first paint: the chosen light and text size, so that nothing flashes.
(function () {
  var chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('paydirt.settings') || '{}');
  } catch (error) {
    chosen = {};
  }
  var theme = chosen.theme;
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  if (chosen.textSize) document.documentElement.style.fontSize = chosen.textSize + '%';
})();
