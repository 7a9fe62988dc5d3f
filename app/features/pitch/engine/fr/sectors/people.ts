import type { SectorLines } from '../sector-lines';

type People = 'health' | 'culture' | 'association' | 'education' | 'tourism' | 'services';

export const peopleSectors: Record<People, SectorLines> = {
  health: {
    hooks: [
      'Entre deux rendez-vous médicaux, qui veille ?',
      'Prendre soin d’un proche, cela commence souvent sans mode d’emploi.',
      'Dans le soin, ce qui manque le plus, c’est du temps.',
      'Soigner demande d’abord du temps.',
    ],
    hooksYou: [
      'Entre deux rendez-vous, vers qui vous tournez-vous ?',
      'Vous prenez soin des autres : qui vous fait gagner du temps ?',
      'Qui veille entre deux rendez-vous ?',
    ],
    problem: [
      'Les soignants manquent de temps, les patients d’explications, les proches de répit.',
      'Entre deux consultations, chacun se débrouille avec ce qu’il a compris.',
      'Les petits signes passent inaperçus jusqu’au jour où ils deviennent graves.',
    ],
    problemYou: [
      'Entre deux consultations, vous vous débrouillez avec ce que vous avez compris.',
      'Les questions arrivent toujours quand le cabinet est fermé.',
    ],
    rivals: ['les cabinets médicaux', 'les applications grand public', 'l’entourage'],
    habit: 'attendre la prochaine consultation',
    test: 'l’usage réel avec une équipe de soin',
    proof: 'nombre de patients suivis',
    why: [
      'La population vieillit et les soignants sont comptés : chaque heure rendue au soin a du prix.',
      'Ce qui se prévient tôt se soigne mieux.',
    ],
    tries: [
      'Parlez-en à votre médecin ou à votre infirmier : leur avis compte.',
      'Notez vos questions au fil de la semaine, même les plus simples.',
    ],
  },
  culture: {
    hooks: [
      'Pourquoi tant de gens pensent-ils que la culture n’est pas pour eux ?',
      'Une salle vide, c’est rarement la faute de l’œuvre.',
      'Qu’est-ce qui fait pousser la porte d’un lieu pour la première fois ?',
      'Qui n’ose pas pousser la porte ?',
    ],
    hooksYou: [
      'À quand remonte votre dernière vraie surprise de spectateur ?',
      'Vous aimeriez sortir plus souvent, mais par où commencer ?',
      'Votre dernière sortie, c’était quand ?',
    ],
    problem: [
      'Les œuvres sont là, le public aussi, et ils se croisent trop peu.',
      'La distance, le prix et l’intimidation arrêtent beaucoup de monde.',
      'Les lieux, eux, s’adressent surtout à ceux qui viennent déjà.',
    ],
    problemYou: [
      'Les lieux s’adressent surtout à ceux qui viennent déjà.',
      'La distance et le prix finissent par décider à votre place.',
    ],
    rivals: ['les écrans à la maison', 'les grandes institutions', 'les sorties entre amis'],
    habit: 'rester chez soi',
    test: 'le retour du public après une première fois',
    proof: 'nombre de spectateurs',
    why: [
      'Un lieu qui se vide ferme, et on ne le rouvre guère.',
      'Une première rencontre réussie fait un spectateur pour longtemps.',
    ],
    tries: [
      'Venez une fois, sans rien préparer.',
      'Amenez quelqu’un qui dit ne pas aimer cela, et demandez-lui son avis.',
    ],
  },
  association: {
    hooks: [
      'Combien de personnes aideraient si on leur disait simplement comment ?',
      'À côté de chez nous, quelqu’un attend un coup de main et n’ose pas le demander.',
      'Tout près, quelqu’un n’ose pas demander.',
    ],
    hooksYou: [
      'Vous aimeriez aider, mais vous ne savez pas par où commencer ?',
      'Et si un coup de main, près de chez vous, tenait en peu de temps ?',
      'Une heure à donner, mais à qui ?',
    ],
    problem: [
      'L’envie d’aider existe, le besoin aussi, mais rien ne les relie.',
      'Les associations passent leurs soirées à chercher des bras et des moyens.',
      'Ceux qui auraient le plus besoin d’aide sont ceux qui la demandent le moins.',
    ],
    problemYou: [
      'L’envie d’aider est là, mais rien ne vous dit où elle serait utile.',
      'Ceux qui en ont le plus besoin la demandent le moins.',
    ],
    rivals: ['les services publics', 'les grandes organisations', 'l’entraide des proches'],
    habit: 'laisser chacun se débrouiller',
    test: 'ce qui change pour une première personne aidée',
    proof: 'nombre de personnes aidées',
    why: [
      'L’isolement grandit sans bruit, et il coûte cher à tout le monde.',
      'Un lien créé tôt évite souvent une urgence plus tard.',
    ],
    tries: [
      'Venez une fois, regardez, et revenez si l’envie est là.',
      'Dites ce que vous savez faire, ou seulement quand vous êtes libre.',
    ],
  },
  education: {
    hooks: [
      'Que fait un élève le jour où il cesse de lever la main ?',
      'Apprendre, tout le monde le peut. Encore faut-il la bonne marche à monter.',
      'Quand un élève se tait, qui l’entend ?',
    ],
    hooksYou: [
      'Votre question restée sans réponse, en classe, vous vous en souvenez ?',
      'Vous voulez apprendre, mais rien n’est à votre rythme ?',
      'Une question vous bloque encore ?',
    ],
    problem: [
      'Une classe avance au même pas, et personne n’apprend au même pas.',
      'Les enseignants le voient, mais le temps leur manque pour chacun.',
      'L’élève qui décroche ne le dit pas : il se tait.',
    ],
    problemYou: [
      'Le groupe avance, et vos questions restent derrière.',
      'À force, on croit que l’on n’est pas fait pour cela.',
    ],
    rivals: ['les cours particuliers', 'les vidéos gratuites', 'les manuels'],
    habit: 'attendre que cela passe',
    test: 'les progrès d’un premier groupe',
    proof: 'nombre d’élèves',
    why: [
      'Les métiers changent plus vite que les programmes.',
      'Une difficulté prise tôt ne devient pas un échec.',
    ],
    tries: [
      'Commencez par la question qui vous bloque aujourd’hui.',
      'Assistez à une séance avant de vous décider.',
    ],
  },
  tourism: {
    hooks: [
      'Pourquoi voyager, si c’est pour voir la même chose que tout le monde ?',
      'Les plus beaux endroits sont souvent ceux dont personne ne parle.',
      'Voyager autrement commence tout près.',
    ],
    hooksYou: [
      'Vos dernières vacances vous ont-elles vraiment dépaysé ?',
      'Et si le voyage commençait là où la foule s’arrête ?',
      'Et si vous partiez autrement ?',
    ],
    problem: [
      'Tout le monde va aux mêmes endroits, aux mêmes dates.',
      'Ceux qui accueillent ailleurs restent invisibles, faute de temps et de moyens.',
      'Le voyageur compare des photos et choisit au hasard.',
    ],
    problemYou: [
      'Vous comparez des photos, et vous choisissez au hasard.',
      'Sur place, la foule est déjà là.',
    ],
    rivals: ['les grandes plateformes de réservation', 'les agences', 'les conseils d’amis'],
    habit: 'retourner au même endroit',
    test: 'les réservations d’une première saison',
    proof: 'nombre de voyageurs',
    why: [
      'Beaucoup cherchent à partir moins loin et à rester plus longtemps.',
      'Un territoire qui accueille bien garde ses commerces.',
    ],
    tries: [
      'Dites vos dates et vos envies, même floues.',
      'Demandez ce qui est prévu s’il pleut : la réponse en dit long.',
    ],
  },
  services: {
    hooks: [
      'Qui n’a jamais remis une tâche parce qu’il ne savait à qui la confier ?',
      'Le temps perdu en petites tâches ne figure sur aucune facture.',
      'À qui confier ce que l’on repousse ?',
    ],
    hooksYou: [
      'Que feriez-vous de quelques heures de plus par semaine ?',
      'Quelle tâche remettez-vous depuis des mois, faute de savoir à qui la confier ?',
      'Que repoussez-vous depuis des mois ?',
    ],
    problem: [
      'Trouver quelqu’un de fiable prend souvent plus de temps que la tâche elle-même.',
      'Les tarifs sont flous, les délais aussi.',
      'Alors on fait soi-même, mal et tard.',
    ],
    problemYou: [
      'Trouver quelqu’un de fiable vous prend plus de temps que la tâche elle-même.',
      'Les tarifs sont flous, et les délais aussi.',
    ],
    rivals: ['les grands prestataires', 'les indépendants trouvés en ligne', 'le bouche-à-oreille'],
    habit: 'tout faire soi-même',
    test: 'la part des clients qui reviennent',
    proof: 'nombre de clients',
    why: [
      'La confiance se gagne une mission après l’autre, et elle se recommande.',
      'Le temps est devenu ce que l’on achète le plus volontiers.',
    ],
    tries: [
      'Confiez une première tâche, petite, et jugez sur pièces.',
      'Faites préciser le prix et le délai avant de dire oui.',
    ],
  },
};
