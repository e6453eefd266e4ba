/** Settings of this device that are known before the first paint: the theme (src/page-start.js). */

export const THEMES = ['dark', 'light', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'custodian.theme';
const BAR = { dark: '#080b13', light: '#f1f3f8' };
const LIGHT = '(prefers-color-scheme: light)';

function kept(): Theme {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'dark';
  } catch {
    return 'dark';
  }
}

export class DeviceSettings {
  /** What the table chose; `system` is what the device prefers. */
  theme = $state<Theme>(kept());

  #device = matchMedia(LIGHT);
  #onDevice = () => this.#show();

  /** Follows the device while the theme is `system`; the answer stops it, as an effect wants it. */
  start(): () => void {
    this.#show();
    this.#device.addEventListener('change', this.#onDevice);
    return () => this.#device.removeEventListener('change', this.#onDevice);
  }

  /** Chooses a theme and remembers it. */
  setTheme(theme: Theme): void {
    this.theme = theme;
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // Blocked storage: it holds until the page is left.
    }
    this.#show();
  }

  #show(): void {
    const system = this.#device.matches ? 'light' : 'dark';
    const shown = this.theme === 'system' ? system : this.theme;
    document.documentElement.dataset['theme'] = shown;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR[shown]);
  }
}
