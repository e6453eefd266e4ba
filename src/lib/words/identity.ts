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
  /** Where the app does not start. */
  stuck: { text: string; link: string };
  /** The page that saves the games without the app. */
  rescue: {
    title: string;
    text: string;
    noScripts: string;
    looking: string;
    /** There is no game; the store fails; it does not answer. */
    none: string;
    blocked: string;
    slow: string;
    /** A game whose first entry cannot be read. */
    unnamed: string;
    /** Stands before their number. */
    entries: string;
    save: string;
    /** Stands before the name of the file. */
    saved: string;
    damaged: string;
    home: string;
    again: string;
    againText: string;
    noHost: string;
  };
}
