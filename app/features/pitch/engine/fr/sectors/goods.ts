import type { SectorLines } from '../sector-lines';

type Goods = 'food' | 'crafts' | 'fashion' | 'beauty';

export const goodsSectors: Record<Goods, SectorLines> = {
  food: {
    hooks: [
      'Que sait-on vraiment de ce que l’on mange à midi ?',
      'À table, tout le monde veut bien faire, et presque personne n’a le temps.',
      'Lire une étiquette au rayon, qui le fait encore ?',
      'Et ce midi, on mange quoi ?',
    ],
    hooksYou: [
      'Vous est-il arrivé de reposer un produit faute de comprendre l’étiquette ?',
      'Il est midi, vous avez faim : que reste-t-il de vos bonnes intentions ?',
      'Et ce midi, on mange quoi ?',
    ],
    problem: [
      'Bien manger demande du temps, de la confiance et un prix qui passe.',
      'Entre le prix, le goût et la provenance, il faut sans cesse renoncer à quelque chose.',
      'Alors on achète par habitude, faute de mieux.',
    ],
    problemYou: [
      'Bien manger demande du temps, et vos journées n’en laissent guère.',
      'Entre le prix, le goût et la provenance, vous devez sans cesse renoncer à quelque chose.',
    ],
    rivals: ['les grandes marques', 'les artisans du quartier', 'le fait maison'],
    habit: 'garder les mêmes achats chaque semaine',
    test: 'le rachat après une première dégustation',
    proof: 'nombre de clients',
    why: [
      'Ce que l’on mange se décide chaque jour : une bonne habitude gagnée dure longtemps.',
      'L’origine d’un produit compte de plus en plus au moment de choisir.',
    ],
    tries: [
      'Goûtez d’abord, lisez l’étiquette ensuite : les deux comptent.',
      'Comparez avec ce que vous avez dans le placard : le goût, la liste, la provenance.',
    ],
  },
  crafts: {
    hooks: [
      'Qui a fabriqué l’objet que vous tenez en main ? Le plus souvent, personne ne sait.',
      'Un bel objet se garde, se répare et se transmet. Le reste se jette.',
      'Qui a fait ce que vous tenez ?',
    ],
    hooksYou: [
      'Combien d’objets, chez vous, ont encore une histoire ?',
      'Vous cherchez un objet qui dure, et qui ne ressemble pas à celui du voisin ?',
      'Qui a fait ce que vous tenez ?',
    ],
    problem: [
      'Les objets de série se ressemblent et vieillissent mal.',
      'Le travail de la main existe encore, mais il est difficile à trouver et à comparer.',
      'Faute de le voir, on finit par acheter le premier objet venu.',
    ],
    problemYou: [
      'Les objets de série se ressemblent, et vous les remplacez trop tôt.',
      'Le travail de la main existe encore, mais où le trouver ?',
    ],
    rivals: ['les objets de série', 'les créateurs qui vendent en ligne', 'les marchés d’artisans'],
    habit: 'acheter ce que propose le premier magasin',
    test: 'le prix que l’on accepte pour une pièce faite à la main',
    proof: 'nombre de pièces vendues',
    why: [
      'Un geste qui ne trouve plus d’acheteurs finit par disparaître.',
      'La réparation et le durable reviennent dans les choix d’achat.',
    ],
    tries: [
      'Regardez une pièce de près, retournez-la, cherchez le défaut.',
      'Demandez comment elle est faite : la réponse tient en quelques gestes.',
    ],
  },
  fashion: {
    hooks: [
      'Ouvrez une armoire : combien de vêtements y sont encore portés ?',
      'Un vêtement peut tenir des années, encore faut-il qu’il soit fait pour cela.',
      'Un vêtement peut durer des années.',
    ],
    hooksYou: [
      'Une armoire pleine, et rien à porter : cela vous parle ?',
      'Combien de vos vêtements passeront l’hiver prochain ?',
      'Un vêtement peut durer des années.',
    ],
    problem: [
      'On achète souvent, on porte peu, et la qualité déçoit vite.',
      'Savoir où et comment un vêtement a été fait reste presque impossible en boutique.',
      'Le prix bas se paie plus tard, au moment de racheter.',
    ],
    problemYou: [
      'Vous achetez un vêtement, et quelques lavages suffisent à le fatiguer.',
      'En boutique, difficile de savoir où et comment il a été fait.',
    ],
    rivals: ['les enseignes à petit prix', 'la seconde main', 'les marques de créateurs'],
    habit: 'porter ce que l’on a déjà',
    test: 'le taux de retour et le second achat',
    proof: 'nombre de pièces vendues',
    why: [
      'La façon d’acheter des vêtements change, et les marques sans preuve perdent la confiance.',
      'Un vêtement que l’on garde fait revenir son acheteur.',
    ],
    tries: [
      'Regardez les coutures, l’envers et l’étiquette : presque tout s’y lit.',
      'Portez une pièce pendant une semaine sans y penser, puis décidez.',
    ],
  },
  beauty: {
    hooks: [
      'Combien de flacons dorment, à moitié pleins, dans une salle de bains ?',
      'Qui comprend la liste d’ingrédients au dos d’une crème ?',
      'Moins de flacons, c’est possible.',
    ],
    hooksYou: [
      'Comprenez-vous la liste au dos de vos flacons ?',
      'Combien de flacons dorment dans votre salle de bains ?',
      'Moins de flacons, cela vous tente ?',
    ],
    problem: [
      'Les promesses se ressemblent et les listes d’ingrédients découragent.',
      'On essaie, on se lasse, on jette, puis on recommence.',
      'Faute de conseil, chacun finit par choisir au hasard.',
    ],
    problemYou: [
      'Les promesses se ressemblent, et vous ne savez plus à laquelle vous fier.',
      'Vous essayez, vous vous lassez, vous jetez.',
    ],
    rivals: ['les grandes marques de cosmétique', 'les parapharmacies', 'les recettes maison'],
    habit: 'garder le même produit depuis des années',
    test: 'le rachat après un premier achat',
    proof: 'nombre de clients',
    why: [
      'Dans ce métier, la confiance se gagne avec des preuves.',
      'Moins de produits, mieux choisis : l’habitude s’installe.',
    ],
    tries: [
      'Lisez la liste d’ingrédients à voix haute : si un mot vous arrête, demandez.',
      'Essayez un peu, laissez passer quelques jours, puis jugez.',
    ],
  },
};
