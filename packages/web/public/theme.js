// Before anything is drawn, so that a dark room stays dark.
try {
  const { theme } = JSON.parse(localStorage.getItem('boardroom/settings') || '{}')
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
} catch {
  // Without storage the system's theme is used.
}
