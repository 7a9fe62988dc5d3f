import { fold } from '../words';

/** True when the first word, after a pronoun, is an infinitive: « réduire », « les aider », « ne plus attendre ». */
export function startsWithInfinitive(text: string): boolean {
  const first =
    fold(text)
      .replace(
        /^(?:(?:mieux|bien|ne plus|ne pas|se|s'|y) ?)?(?:(?:les|la|le|leur|l') ?(?=(?:aider|vendre|faire|rendre|mettre|garder|suivre|louer|reparer|accompagner|gerer|lire|partager|transformer|revendre|donner|proposer|offrir|utiliser|prendre)\b))?/u,
        '',
      )
      .split(/\s/u)[0] ?? '';
  return (
    /^(?:[a-z-]{2,}(?:er|ir|oir)|[a-z-]*(?:dre|tre|ire|ivre|ompre|oire|uire|aire|aindre))$/u.test(first) &&
    !notInfinitive.test(first) &&
    !trade.test(first) &&
    !nounEnding.test(first)
  );
}

/** « ferronnier », « charpentier », « cuisinier »: words in -ier that name a trade or a thing. */
const trade =
  /(?:(?<!^(?:ma|re|de|commu|)|[ée])n|(?<!cha)t|[a-z]s|ll|[bm]|(?:te|pe|va|de|to|u)l)ier$|^(?:epicier|policier|financier|sourcier)$/u;

/** Few words in -aire, -oire, -oir, -tre or -dre are verbs. */
const nounEnding =
  /(?<!^(?:re|de|satis)?f|pl|^t|tr|br)aire$|(?<!^|b|cr)oire$|(?<![vl])oir$|(?:couloir|parloir|lavoir|abreuvoir|reservoir)$|(?<!met|bat|ai|oi|^e)tre$|(?<![nru])dre$|^(?:lettre|fenetre|hetre|ancetre|poudre|foudre|ordre|desordre|gendre|moindre|navire|empire|cire|pire|sourire)$/u;

const notInfinitive =
  /^(?:uber|scooter|container|super|burger|master|manager|designer|booster|tracker|starter|poster|laser|etranger|verger|potager|berger|boulanger|danger|passager|messager|coursier|courtier|banquier|fermier|routier|luthier|plancher|boucher|particulier|quartier|metier|papier|panier|casier|evier|levier|collier|soulier|sanglier|pompier|jardinier|cuisinier|infirmier|hier|chantier|atelier|ouvrier|mer|hiver|premier|dernier|entre|votre|notre|contre|autre|centre|theatre|livre|maitre|membre|titre|litre|metre|offre|affaire|horaire|salaire|annuaire|propre|simple|exemplaire|restaurateur|courrier|calendrier|dossier|leader|plaisir|loisir|avenir|cuir|soir|espoir|territoire|histoire|laboratoire|solaire|alimentaire|scolaire|solidaire|lire-ecrire|notaire|declaration|encadre|quatre|sucre|novembre|decembre|septembre|octobre|chambre|ordre|cadre|cendre|genre|vivre-ensemble|etudiant|etre humain|fichier|clavier|escalier|foyer|cancer|enfer|fer|ver|desir|tir|noir|devoir-maison)$/u;
