import type { Reading } from '../../read/reading';
import { inSingleMarket } from '../../places/facts';
import { fold } from '../../words';
import { nicheOf } from '../niche';

/**
 * A French rule that fits the offer more closely than the general one of its sector, as a clause after « En France, ».
 * Sources: Code des procédures civiles d’exécution R124-1; Code du tourisme L211-18; Code du travail L7122-3 and L7232-1;
 * Code des assurances L241-1; CGI art. 200; règlement (CE) 852/2004.
 */
export function frenchRule(reading: Reading): string | undefined {
  const text = fold(reading.brief.description);
  const niche = nicheOf(reading);
  const { sector } = reading;
  if (niche === 'billing' && /\brelanc|\brecouvr/u.test(text))
    return 'relancer des impayés pour le compte d’un autre est encadré (recouvrement amiable) : mandat écrit, assurance, déclaration au procureur';
  if (niche === 'meals')
    return 'qui prépare des repas se déclare à la DDPP et suit les règles d’hygiène (méthode HACCP), de la cuisine à la livraison';
  if (/\bgarde d'enfants?\b|\bnounou\b|\bbaby-?sitt/u.test(text))
    return 'la garde à domicile d’enfants de moins de trois ans demande un agrément';
  if (sector === 'culture' && /\b(?:theatre|spectacle|concert|representation)/u.test(text))
    return 'au-delà de six représentations par an, qui organise des spectacles déclare une licence d’entrepreneur de spectacles';
  if (sector === 'association')
    return 'une association d’intérêt général peut délivrer des reçus fiscaux : de quoi rendre un don moins cher à qui le fait';
  if (sector === 'tourism' && /\b(?:sejour|voyage|circuit)/u.test(text))
    return 'vendre un séjour qui combine deux services de voyage demande une immatriculation Atout France et une garantie financière';
  if (sector === 'building' && /\b(?:travaux|renov|chantier|construct)/u.test(text))
    return 'qui répond de travaux de construction pendant dix ans s’en assure avant l’ouverture du chantier (garantie décennale)';
  return undefined;
}

/** Directive (EU) 2019/882: shops online and some other services for consumers, since 28 June 2025. */
export function accessibilityRule({ brief, sector }: Reading): string | undefined {
  const text = fold(brief.description);
  const sells =
    /\b(?:vente en ligne|vend\w* en ligne|boutiques? en ligne|e-?commerce|site marchand|marketplace|place de marche|billetterie|liseuse|livres? numeriques?)\b/u.test(
      text,
    ) ||
    (sector === 'finance' && /\b(?:appli|application|compte|banque)\b/u.test(text));
  return sells && brief.distributedIn.some(inSingleMarket)
    ? 'Vendre en ligne à des particuliers de l’Union demande aussi un service accessible aux personnes handicapées (directive 2019/882, depuis juin 2025 ; les micro-entreprises de services en sont dispensées).'
    : undefined;
}
