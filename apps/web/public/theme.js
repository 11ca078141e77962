// Before anything is painted: the light that the player has chosen.
try {
  const { theme } = JSON.parse(localStorage.getItem('orrery.settings') ?? '{}')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // The browser's own preference will do.
}
