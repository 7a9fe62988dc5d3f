import type { Rule } from '../../places/facts';

/** Each rule as a clause that follows « En France, » or « Au Japon, ». */
export const ruleTexts: Record<Rule, string> = {
  'eu-food':
    'un aliment préemballé porte ingrédients, allergènes et valeurs nutritionnelles (règlement INCO) ; en vrac ou servi, les allergènes au moins',
  'eu-ce':
    'un appareil ou une machine porte le plus souvent le marquage CE, avec un dossier technique et une notice dans la langue du pays',
  'eu-privacy':
    'toute donnée personnelle relève du RGPD : base légale, information claire, sous-traitants connus',
  'eu-medical':
    'un appareil qui soigne ou diagnostique relève du règlement européen sur les dispositifs médicaux, marquage CE compris',
  'eu-textile': 'l’étiquette donne la composition en fibres (règlement UE 1007/2011), dans la langue du pays',
  'eu-cosmetics':
    'un cosmétique demande un rapport de sécurité, une personne responsable et une notification européenne avant la vente',
  'eu-safety':
    'le produit doit être sûr (règlement sur la sécurité générale des produits) et traçable jusqu’à un responsable établi dans l’Union',
  'eu-travel':
    'vendre un séjour avec transport ou hébergement combiné relève de la directive sur les voyages à forfait',
  'eu-payment': 'encaisser, prêter ou conseiller un placement demande un agrément, ou un partenaire qui l’a',
  'eu-building':
    'un produit de construction couvert par une norme harmonisée porte le marquage CE, avec une déclaration de performances',
  'fr-privacy-care':
    'le RGPD protège de près les données de santé ; celles recueillies lors d’un soin ou d’un suivi se confient à un hébergeur certifié HDS',
  'fr-triman':
    'un produit destiné aux ménages, ou son emballage, relève le plus souvent d’une filière de responsabilité élargie du producteur, avec le logo Triman',
  'fr-growing':
    'engrais, semences et produits de traitement demandent, selon le cas, une norme, une inscription ou une autorisation avant la vente',
  'es-privacy': 'la LOPDGDD complète le RGPD, et l’information se donne dans la langue du client',
  'uk-ukca':
    'les produits soumis à marquage portent le CE ou l’UKCA selon leur catégorie, et l’importateur est nommé',
  'uk-privacy': 'le UK GDPR s’applique, distinct du RGPD depuis le Brexit',
  'uk-food':
    'l’étiquette suit les règles britanniques, allergènes en évidence, avec une adresse au Royaume-Uni',
  'us-privacy':
    'pas de loi unique sur les données : la CCPA en Californie, les lois d’autres États, et la FTC contre les promesses trompeuses',
  'us-food':
    'la FDA demande l’enregistrement du site de production, un agent sur place et, le plus souvent, un tableau « Nutrition Facts »',
  'us-fcc': 'un appareil électronique respecte les règles de la FCC sur les émissions radio',
  'us-medical': 'un dispositif médical passe par la FDA avant la vente, selon sa classe de risque',
  'us-textile': 'la FTC impose fibres, pays d’origine et fabricant sur l’étiquette',
  'us-cosmetics':
    'la loi MoCRA demande d’enregistrer le site et de déclarer les produits auprès de la FDA, avec des dispenses pour les plus petits',
  'us-safety':
    'la CPSC surveille les produits de consommation : prévoyez une assurance en responsabilité avant la première vente',
  'ca-label': 'l’étiquette des produits préemballés est en anglais et en français, et le Québec y tient',
  'ca-food': 'l’étiquette est bilingue, le plus souvent avec le tableau de valeur nutritive',
  'ca-privacy': 'la LPRPDE s’applique, et la Loi 25 au Québec, où le service se propose en français',
  'ch-privacy': 'la loi fédérale sur la protection des données, révisée en 2023, s’applique à côté du RGPD',
  'ch-label':
    'la marchandise passe une douane, et l’information se donne dans une langue officielle au moins',
  'br-privacy': 'la LGPD encadre les données personnelles, sur un modèle proche du RGPD',
  'cn-privacy': 'la PIPL encadre de près la sortie des données hors du pays',
  'cn-food':
    'le fabricant étranger d’aliments s’enregistre auprès des douanes chinoises (GACC), et l’étiquette est en chinois',
  'jp-privacy': 'la loi APPI encadre les données personnelles',
  'jp-food': 'l’étiquette est en japonais et l’importateur y figure',
  'in-privacy': 'la loi DPDP de 2023 encadre les données personnelles, par étapes',
  'mx-label': 'les normes NOM imposent un étiquetage en espagnol',
  'sg-privacy': 'la PDPA encadre les données personnelles',
  'kr-privacy': 'la PIPA encadre de près les données personnelles',
  'za-privacy': 'la loi POPIA encadre les données personnelles',
  'au-safety': 'l’ACCC surveille la sécurité des produits et les garanties dues au client',
};
