import type { SectorLines } from '../sector-lines';

type Support = 'care' | 'childcare' | 'paperwork' | 'hiring' | 'sport';

export const supportNiches: Record<Support, SectorLines> = {
  care: {
    hooks: [
      'Veiller sur un parent âgé, cela commence sans prévenir et sans mode d’emploi.',
      'Vieillir chez soi, presque tout le monde le souhaite. Encore faut-il quelqu’un.',
      'Qui aide ceux qui aident ?',
    ],
    hooksYou: [
      'Vous veillez sur un proche : à quand remonte votre dernier après-midi à vous ?',
      'Vous aidez un proche : qui vous aide ?',
    ],
    problem: [
      'Les journées se remplissent de rendez-vous, de papiers et d’inquiétude.',
      'L’aide existe, mais elle est morcelée, et chaque porte demande un dossier.',
      'On tient longtemps sans rien dire, puis d’un coup on ne tient plus.',
    ],
    problemYou: [
      'Vos journées se remplissent de rendez-vous, de papiers et d’inquiétude.',
      'L’aide existe, mais chaque porte demande un dossier.',
      'On tient longtemps sans rien dire, puis d’un coup on ne tient plus.',
    ],
    rivals: ['les services d’aide à domicile', 'les accueils de jour', 'l’entourage'],
    habit: 'tout porter seul',
    test: 'le retour des familles après les premières semaines',
    proof: 'nombre de familles aidées',
    why: [
      'La population vieillit, et ceux qui aident travaillent souvent en même temps.',
      'Quelques heures de relais évitent parfois l’épuisement.',
    ],
    tries: [
      'Commencez par une heure, à un moment où vous restez là.',
      'Dites ce qui vous pèse le plus : ce n’est pas toujours le plus long.',
    ],
  },
  childcare: {
    hooks: [
      'La réunion finit tard, la crèche ferme tôt. Et entre les deux ?',
      'Confier son enfant : peu de choses demandent autant de confiance.',
      'Qui garde les enfants, ce soir ?',
    ],
    hooksYou: [
      'Votre journée finit tard, la crèche ferme tôt. Et entre les deux ?',
      'Qui garde vos enfants, ce soir ?',
    ],
    problem: [
      'Les modes de garde suivent des horaires que beaucoup n’ont pas.',
      'Un empêchement, et c’est toute la semaine qui se défait.',
      'On appelle les grands-parents, quand ils sont là.',
    ],
    problemYou: [
      'Les modes de garde suivent des horaires qui ne sont pas les vôtres.',
      'Un empêchement, et c’est toute votre semaine qui se défait.',
    ],
    rivals: ['les crèches', 'les assistantes maternelles', 'les grands-parents'],
    habit: 's’arranger entre proches',
    test: 'la régularité des gardes sur un trimestre',
    proof: 'nombre de familles',
    why: [
      'Sans garde, on renonce à un poste, à une formation, à une soirée.',
      'Entre parents, une bonne adresse circule vite.',
    ],
    tries: [
      'Commencez par une heure, en restant là.',
      'Demandez qui viendra, et toujours la même personne si possible.',
    ],
  },
  paperwork: {
    hooks: [
      'Un formulaire, un mot de passe oublié, et l’on renonce.',
      'Combien de droits restent sur le papier, faute de savoir remplir la case ?',
      'Un formulaire suffit à décourager.',
    ],
    hooksYou: ['Quel papier repoussez-vous depuis des semaines ?', 'Un formulaire vous arrête ?'],
    problem: [
      'Les guichets ferment, et tout passe par un écran.',
      'Une erreur dans une case, et le dossier repart de zéro.',
      'Alors on demande à un proche, ou l’on renonce.',
    ],
    problemYou: [
      'Les guichets ferment, et tout passe par un écran.',
      'Une erreur dans une case, et votre dossier repart de zéro.',
    ],
    rivals: ['les maisons de services publics', 'les écrivains publics', 'un proche à l’aise en ligne'],
    habit: 'laisser le courrier sans réponse',
    test: 'le nombre de dossiers menés au bout',
    proof: 'nombre de dossiers aboutis',
    why: [
      'Un droit que l’on ne demande pas ne profite à personne.',
      'Plus les démarches passent en ligne, plus une voix humaine compte.',
    ],
    tries: [
      'Commencez par le courrier qui vous inquiète le plus.',
      'Gardez vos papiers sous la main, même en désordre.',
    ],
  },
  hiring: {
    hooks: [
      'Une page de parcours ne dit ni l’envie ni la façon de travailler.',
      'D’un côté des postes vides, de l’autre des candidats sans réponse.',
      'Des postes vides, des candidats sans réponse.',
    ],
    hooksYou: [
      'Combien de candidatures envoyées, et combien de réponses reçues ?',
      'Que ne dit-on jamais de vous sur une page de parcours ?',
      'Encore une candidature sans réponse ?',
    ],
    problem: [
      'On trie sur des mots-clés, et l’on passe à côté des gens.',
      'Une embauche ratée coûte cher des deux côtés.',
      'Les petites structures n’ont ni le temps ni la vitrine.',
    ],
    problemYou: [
      'On vous trie sur des mots-clés, et l’on passe à côté du reste.',
      'Les réponses tardent, quand elles viennent.',
    ],
    rivals: ['les sites d’annonces', 'les cabinets de recrutement', 'le réseau de chacun'],
    habit: 'publier la même annonce qu’avant',
    test: 'le nombre d’embauches qui tiennent six mois',
    proof: 'nombre d’embauches',
    why: [
      'Quand les bras manquent, bien choisir compte plus que choisir vite.',
      'Un métier se comprend en le voyant faire.',
    ],
    tries: [
      'Commencez par un seul poste, celui qui reste vide.',
      'Posez vos questions à quelqu’un qui fait déjà ce métier.',
    ],
  },
  sport: {
    hooks: [
      'S’y mettre est facile. C’est la troisième semaine qui compte.',
      'Pourquoi tant d’abonnements de sport dorment-ils dans un tiroir ?',
      'S’y remettre, oui, mais comment ?',
    ],
    hooksYou: [
      'Combien de fois vous êtes-vous promis de vous y remettre ?',
      'Qu’est-ce qui vous a fait arrêter, la dernière fois ?',
      'Vous y remettre, oui, mais comment ?',
    ],
    problem: [
      'On commence trop fort, seul, et l’on s’arrête au premier contretemps.',
      'Les salles, les horaires et les groupes ne conviennent pas à tous.',
      'Sans repère, on ne sait ni si l’on progresse ni si l’on se blesse.',
    ],
    problemYou: [
      'Vous commencez trop fort, seul, et tout s’arrête au premier contretemps.',
      'Sans repère, difficile de savoir si vous progressez.',
    ],
    rivals: ['les salles de sport', 'les vidéos en ligne', 'les clubs'],
    habit: 'remettre à lundi prochain',
    test: 'la part de ceux qui continuent après deux mois',
    proof: 'nombre de pratiquants',
    why: [
      'Bouger un peu, souvent, vaut mieux que beaucoup, une fois.',
      'Une habitude tenue à deux se tient plus longtemps.',
    ],
    tries: [
      'Venez une fois, à votre rythme, et voyez comment vous vous sentez le lendemain.',
      'Dites d’où vous partez, même si c’est de loin.',
    ],
  },
};
