/** What a language is, and what is said in it before the app runs. */

export interface LanguageIdentity {
  /** The name of its folder; the device remembers it. */
  id: string;
  /** What it calls itself: "Français". */
  name: string;
  /** Its BCP 47 tag: how dates, numbers, plurals and lists are formed, and `lang` of the page. */
  tag: string;
  direction: 'ltr' | 'rtl';
}

/** What a browser or a device says of the app before it runs, or when it is installed. */
export interface PageWords {
  title: string;
  description: string;
  /** Of the web manifest: the names under an icon, and what a shop of apps would say. */
  manifest: { name: string; short_name: string; description: string };
}
