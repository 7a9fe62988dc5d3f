import type { Locale } from '#app/i18n/locales';

/** `url` is absolute, or a path of this site. Sizes in px, of the original. */
export type ChatbotPicture = { url: string; alt: string; width?: number; height?: number };

export type ShownChatbot = {
  slug: string;
  name: string;
  description: string;
  image?: ChatbotPicture;
  /** Not switched off by its editors, and what it answers with is there. */
  active: boolean;
  /** Knows the site, where the others are of general knowledge. */
  guide: boolean;
  /** The language of its texts, which may not be the page's. */
  lang: Locale;
};

/** `away`: the content service fails, and nothing is kept. */
export type ChatbotsResult = { ok: true; chatbots: ShownChatbot[] } | { ok: false; error: 'away' };

export type ChatbotResult = { ok: true; chatbot: ShownChatbot } | { ok: false; error: 'missing' | 'away' };
