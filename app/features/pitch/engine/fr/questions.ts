import type { Reading } from '../read/reading';
import { lookUp } from '../words';

/** What to ask the founder so that the answer can stand where the placeholder stands. */
export function frenchQuestion(placeholder: string, reading: Reading): string {
  const asked = placeholder.replace(/^\[|\]$/gu, '').replace(/,? à compléter$/u, '');
  const own = lookUp(questions, asked);
  if (own !== undefined) return own(called(reading));
  const counted = /^nombre (?:de |d’)(.+)$/u.exec(asked)?.[1];
  if (counted === undefined)
    return `Que faut-il écrire à la place de « ${asked} » ? Quelques mots suffisent.`;
  const verb = lookUp(counts, counted);
  const of = `${/^(?:[aeéiou]|h[aeo])/iu.test(counted) ? 'd’' : 'de '}${counted}`;
  return `Combien ${of} ${verb ?? 'comptez-vous'} à ce jour ? Répondez par « … ${counted} ».`;
}

function called({ offer, brief }: Reading): string {
  return offer.name ?? ours[brief.category];
}

const ours = {
  product: 'votre produit',
  service: 'votre service',
  offer: 'votre offre',
  project: 'votre projet',
  concept: 'votre concept',
} as const;

const questions: Record<string, (called: string) => string> = {
  'avis d’un client': () => 'Qu’a dit un client, dans ses mots et en une courte phrase ?',
  bénéfice: (it) =>
    `Qu’est-ce que l’on gagne avec ${it} ? Par exemple du temps, de l’argent, un souci de moins.`,
  'ce que c’est, en quelques mots': (it) =>
    `Qu’est-ce que ${it} ? Complétez « c’est un… » ou « c’est une… ».`,
  'ce qui vient de changer': () => 'Qu’est-ce qui a changé récemment et rend l’idée possible ou urgente ?',
  différence: () => 'Que faites-vous que les autres ne font pas ? Un nom et un détail suffisent.',
  'emploi des fonds': () => 'À quoi servirait l’argent ? Par exemple un recrutement, une machine, un stock.',
  'gêne précise': () => 'Quelle gêne précise votre client vit-il aujourd’hui, et quand ?',
  'lieu ou adresse': () => 'Où peut-on vous trouver : une adresse, un marché, un site ?',
  'l’essentiel en une phrase': (it) => `Que fait ${it}, et pour qui, en une dizaine de mots ?`,
  'l’essentiel': (it) => `Que fait ${it}, en une dizaine de mots ?`,
  'moment précis': () => 'À quel moment de la journée ou de l’année s’en sert-on ?',
  montant: () => 'Combien d’argent cherchez-vous ? Un montant suffit, avec sa monnaie.',
  objectif: () => 'Où voulez-vous en être dans un an ? Un nombre et un nom suffisent.',
  anecdote: () => 'Quel moment vécu vous a donné l’idée ? Racontez-le en quelques mots.',
  'portrait en quelques mots': () => 'Qui est votre premier client type : son métier, son âge, son lieu ?',
  poste: () => 'Quel rôle cherchez-vous ? Un métier, et un détail s’il le faut.',
  'premier pas gratuit': () => 'Que peut-on essayer sans payer : une séance, un échantillon, une version ?',
  preuve: () => 'Quel fait montre déjà que l’idée marche ? Un nombre, une date ou un nom.',
  'prix ou gratuité': () => 'Combien cela coûte-t-il, ou qu’est-ce qui est gratuit ?',
  'prix ou mode de revenu': () => 'Qui paie, combien et à quel rythme ?',
  'prochaine étape et date': () => 'Quelle est la prochaine étape, et pour quand ?',
  'résultat d’un premier essai': () => 'Qu’a donné votre premier essai ? Un nombre et un nom suffisent.',
  'résultat obtenu': () => 'Quel résultat avez-vous déjà obtenu ? Un nombre et un nom suffisent.',
  résultat: () => 'Quel est votre plus beau résultat à ce jour, en quelques mots ?',
  'savoir-faire, contrat ou réseau': () =>
    'Qu’avez-vous qu’un autre mettrait longtemps à obtenir : un savoir-faire, un contrat, un réseau ?',
  'situation vécue': () =>
    'Quelle scène de tous les jours montre le problème ? Racontez-la en quelques mots.',
  'stade du projet': () => 'À quel stade en êtes-vous : une idée, un prototype, de premiers clients ?',
  'taille du marché': () =>
    'À combien estimez-vous votre marché ? Un montant par an, ou un nombre de clients.',
  'tâche concrète': () => 'Que ferait la nouvelle personne dès son premier mois ?',
  'équipe et expérience': () =>
    'Qui porte l’idée, et avec quelle expérience ? Un prénom et un métier suffisent.',
};

/** What one does with what is counted. */
const counts: Record<string, string> = {
  chantiers: 'avez-vous menés',
  clients: 'avez-vous',
  'clients professionnels': 'avez-vous',
  'clients réguliers': 'avez-vous',
  commandes: 'avez-vous reçues',
  'courses par semaine': 'faites-vous',
  'dossiers aboutis': 'comptez-vous',
  'factures suivies': 'comptez-vous',
  'familles aidées': 'comptez-vous',
  familles: 'servez-vous',
  'jeunes accueillis': 'comptez-vous',
  locations: 'avez-vous conclues',
  'logements proposés': 'comptez-vous',
  'parties jouées': 'comptez-vous',
  participants: 'avez-vous',
  'patients suivis': 'comptez-vous',
  'personnes aidées': 'comptez-vous',
  'personnes formées': 'comptez-vous',
  'personnes intéressées': 'comptez-vous',
  'pièces vendues': 'comptez-vous',
  pratiquants: 'avez-vous',
  'repas livrés': 'comptez-vous',
  réparations: 'avez-vous faites',
  'sites équipés': 'comptez-vous',
  spectateurs: 'avez-vous eus',
  trajets: 'avez-vous permis',
  voyageurs: 'avez-vous accueillis',
  adhérents: 'avez-vous',
  'animaux suivis': 'comptez-vous',
  embauches: 'avez-vous permises',
  exploitations: 'servez-vous',
  utilisateurs: 'avez-vous',
  élèves: 'avez-vous',
  'équipes équipées': 'comptez-vous',
  'événements organisés': 'comptez-vous',
};
