import type { Offer } from '../read/reading';
import { fold } from '../words';

/** The words of the brief that say what the offer is; empty when none do. */
export function definingText({ phrase, short, statement }: Offer): string {
  return statement ?? phrase ?? short ?? '';
}

/** The folded text without what the offer lacks, and without words that only look like those of a trade. */
export function ownWords(text: string): string {
  return fold(text.trim().replace(homographs, ' ')).replace(lacks, ' ').replace(/ {2,}/gu, ' ').trim();
}

/** « fermé » is no farm, « prêt à » no loan, « une bibliothèque de semences » no library. */
const homographs =
  /(?<!\p{L})(?:fermée?s?|chauffagistes?|prête?s? à|bibliothèques? (?:de |d’|d')(?:semences|graines|outils|objets|jouets|matériaux|vêtements)|Saint-Jean[\p{L}-]*)(?!\p{L})/giu;

const lacks =
  /\b(?:sans|zero|ni|pas de|pas d'|aucune?|contrairement a\S*|plutot que?) (?:une? |le |la |les |des )?[\w'-]+(?: ni [\w'-]+)?/gu;
