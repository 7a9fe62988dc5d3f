import type { Brief } from '../../pitch';
import type { Offer } from '../read/reading';
import { countStems, sectors, type Sector } from '../sectors';
import { fold } from '../words';
import { sectorStems } from './lexicon';

/**
 * The sector the offer belongs to, when the words that say what it is tell so clearly; else `general`: a text of the
 * wrong sector is far worse than a general one. What it lacks (« sans électricité ») and its values do not count.
 */
export function sectorOf(brief: Brief, offer: Offer): Sector {
  const said = definingText(offer);
  const whole = ownWords(said === '' ? brief.description : said);
  const head = headOf(whole);
  // Photographs of dishes are no dish, and a film on keepers is no lighthouse.
  if (onlyShows.test(head)) return 'general';
  if (/^(?:une? |nos |notre |mon )?(?:logiciel|saas|extension)\b/u.test(head)) return 'software';
  const others = ownWords(brief.description);
  const usedBy = fold(brief.usedBy);
  const scores = sectors
    .filter((sector) => sector !== 'general')
    .map((sector) => {
      const stems = sectorStems[sector];
      const inHead = countStems(head, stems);
      const inWhole = Math.max(0, countStems(whole, stems) - inHead);
      const inAudience = countStems(usedBy, stems);
      const elsewhere = Math.max(0, countStems(others, stems) - inHead - inWhole);
      return {
        sector,
        inHead,
        inWhole,
        inAudience,
        score:
          Math.min(inHead, 2) * 4 +
          Math.min(inWhole, 2) * 2 +
          Math.min(inAudience, 2) * 1.5 +
          Math.min(elsewhere, 4) * 0.5,
      };
    })
    .toSorted((a, b) => b.score - a.score);
  // What the noun itself says goes before what the rest says around it.
  const [best] = scores;
  const named = scores.filter(({ inHead }) => inHead > 0);
  const [first, second] = best?.inHead === 0 && named.length > 0 ? named : scores;
  if (first === undefined || first.score < 4) return 'general';
  // Where the noun itself says nothing, two words of the rest and the audience must agree.
  if (first.inHead === 0 && (first.inWhole < 2 || first.inAudience === 0)) return 'general';
  return first.score - (second?.score ?? 0) >= 1 ? first.sector : 'general';
}

/** The words of the brief that say what the offer is; empty when none do. */
export function definingText({ phrase, short, statement }: Offer): string {
  return statement ?? phrase ?? short ?? '';
}

/** The folded text without what the offer lacks, and without words that only look like those of a trade. */
export function ownWords(text: string): string {
  return fold(text.trim().replace(homographs, ' ')).replace(lacks, ' ');
}

/** « fermé » is no farm, « prêt à » no loan, « une bibliothèque de semences » no library. */
const homographs =
  /(?<!\p{L})(?:fermée?s?|chauffagistes?|prête?s? à|bibliothèques? (?:de |d’|d')(?:semences|graines|outils|objets|jouets|matériaux|vêtements)|Saint-Jean[\p{L}-]*)(?!\p{L})/giu;

const onlyShows =
  /^(?:(?:nous|je|on) \w+ |j'\w+ )?(?:une? |des |les? |nos |mes )?(?:\w+ )?(?:photos?|photograph\w+|films?|documentaires?|illustrations?|portraits?|calendriers?|podcasts?)\b/u;

const lacks =
  /\b(?:sans|zero|ni|pas de|pas d'|aucune?|contrairement a\S*|plutot que?) (?:une? |le |la |les |des )?[\w'-]+(?: ni [\w'-]+)?/gu;

/** What the offer is, before whom it is for; what a tool is for is all that tells its sector. */
function headOf(folded: string): string {
  const opening =
    folded.split(
      /[,:]| (?:qui|que|dont|pour|par|destine\w*|aux?|chez|ou (?=(?:les?|la|on|chacun|des|l'))) ?/u,
    )[0] ?? '';
  return /\b(?:appli|application|plateforme|site|logiciel|outil|service|programme|projet|dispositif|reseau|gamme|kit)\b/u.test(
    opening,
  ) || /^(?:nous|on|je|notre|nos|mon|ma|mes)\b/u.test(folded)
    ? (folded.split(/[,:]| (?:pour (?!\w+(?:er|ir|re|oir)\b)|destine\w* aux?|chez) ?/u)[0] ?? '')
    : opening;
}
