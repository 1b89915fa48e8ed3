// Light or dark: as the system says, until the person chooses.

const KEY = 'sat2d-theme';

function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === undefined
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : chosen === 'dark';
}

// A page that was opened from a disk may have no storage.
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(theme: string): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // the choice holds for this visit only
  }
}

export function startTheme(toggle: HTMLButtonElement): void {
  const label = () => {
    toggle.textContent = isDark() ? 'Light' : 'Dark';
    toggle.setAttribute('aria-label', `Switch to ${isDark() ? 'light' : 'dark'} colours`);
  };
  const theme = stored();
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset['theme'] = theme;
  }
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', label);
  toggle.addEventListener('click', () => {
    const next = isDark() ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = next;
    store(next);
    label();
  });
  label();
}
