import type { Locale } from '#app/i18n/locales';
import type { Result } from '#app/lib/result';

/** `url` is absolute, or a path of this site. Sizes in px, of the original. */
export type ChatbotPicture = { url: string; alt: string; width?: number; height?: number };

export type ShownChatbot = {
  slug: string;
  name: string;
  description: string;
  image?: ChatbotPicture;
  active: boolean;
  guide: boolean;
  /** What answers: a language model, or the search of this site. */
  answeredBy: 'model' | 'search';
  /** The country that the model runs in, in the visitor's language, where the configuration says it. */
  modelIn?: string;
  /** An exchange as it might go, for while it is closed. */
  example?: { question: string; answer: string };
  /** The language of its texts, which may not be the page's. */
  lang: Locale;
};

/** `unavailable`: the content service fails, and nothing is kept. */
export type ChatbotsResult = Result<ShownChatbot[], 'unavailable'>;

export type ChatbotResult = Result<ShownChatbot, 'missing' | 'unavailable'>;
