import type { Reading } from '../read/reading';
import { fold } from '../words';
import { nicheOf } from './niche';
import type { Niche } from './niche-clues';
import { definingText } from './defining-text';

/** Whose lines are true of the offer: a niche's, its sector's, or `general`. */
export function textSector(reading: Reading): Reading['sector'] | Niche {
  const { sector, brief } = reading;
  const niche = nicheOf(reading);
  if (niche !== undefined) return niche;
  // What growers are offered is no matter of what one has for lunch.
  if (sector === 'food' && growers.test(fold(brief.usedBy))) return 'agriculture';
  // On a school's roof or in a gardener's shed, nobody is taught a lesson or runs a farm.
  if (sector === 'education' && !teaches.test(fold(brief.description))) return 'general';
  if (sector === 'agriculture' && !growers.test(fold(brief.usedBy))) return 'general';
  // Those who make the shows, and those who order them for their teams, are no public.
  if (sector === 'culture' && professionals.test(fold(brief.usedBy))) return 'general';
  if (sector === 'mobility' && freight.test(fold(definingText(reading.offer)))) return 'general';
  if (sector === 'tourism' && onScreen.test(fold(definingText(reading.offer)))) return 'general';
  if (sector === 'services' && notTasks.test(fold(definingText(reading.offer)))) return 'general';
  // What is true of office software is not true of an application for families.
  return sector === 'software' && !desk.test(fold(`${brief.usedBy} ${brief.description}`))
    ? 'general'
    : sector;
}

const teaches =
  /\b(?:cours|form(?:e|ons|ent|er|ation|ations)|appren\w+|enseign\w+|pedagog\w*|soutien|lecons?|exercices?|revis\w+|examens?|tut(?:eur|orat)\w*|mentor\w*|stages?|ateliers?|mathemat\w*|lecture|langues?|orient\w+|diplome?s?|competences?|educati\w+|scolaire)\b/u;

const professionals =
  /\b(?:artistes?|musiciens?|comediens?|compagnies|createurs|auteurs|peintres|photographes|drh|rh|managers?|entreprises?|salaries|equipes|dirigeants?|comites)\b/u;

const freight = /\b(?:chevaux|animaux|marchandises?|demenage\w*|fret|bateaux|palettes?)\b/u;

const onScreen = /^(?:une? )?(?:appli\w*|logiciel|plateforme|site)\b/u;

const growers =
  /\b(?:maraich\w+|agric\w+|producteurs?|productrices?|fermiers?|fermes|cooperatives|semenciers?|eleveurs?|paysan\w*|vignerons?|arboricult\w+|apicult\w+|exploitants? agricoles?)\b/u;

/** Services that are no task one hands over, which the texts on services are about. */
const notTasks =
  /\b(?:creches?|garde|recrut\w*|ressources humaines|evenement\w*|demarches?|formulaires?|juridique|avocat\w*)\b/u;

/** Work on files and figures, which the texts on office software are about. */
const desk =
  /\b(?:stocks?|tableurs?|excel|factur\w*|devis|gestion|saisi\w*|recopi\w*|plannings?|documents?|administrat\w*|comptab\w*|rh|(?:la|de) paie|reporting|inventaires?|commandes?|fiches?|dossiers?)\b/u;
