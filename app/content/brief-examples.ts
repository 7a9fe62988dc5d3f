/** One invented example for each category, in each language. */
export const briefExamples = {
  en: {
    product: {
      description:
        'In a town kitchen, a pot of basil dies within two weeks. Taproot is a countertop planter that grows fresh herbs without soil. A wick feeds the roots, so it needs water once every three weeks and no electricity. We sold 340 planters on Saturday markets, and 8 buyers in 10 still use theirs after six months.',
      goal: 'investors',
      distributedIn: ['GB', 'IE'],
      madeIn: 'PT',
      usedBy: 'People who live in town, love to cook and have no garden',
      messagesAndValues: 'Repairable, plastic-free, honest about what grows and what does not',
    },
    service: {
      description:
        'We check the energy bills of small hotels and renegotiate them every year. Hoteliers send us their bills, and we do the rest. On the first 42 hotels, we cut the yearly bill by 11% on average. We are paid only on what we save.',
      goal: 'users',
      distributedIn: ['GB'],
      madeIn: 'GB',
      usedBy: 'Owners of independent hotels with fewer than 40 rooms',
      messagesAndValues: 'No savings, no fee',
    },
    offer: {
      description:
        'A monthly box of three books for children aged 6 to 9, with a reading guide for their parents. Unlike an online bookshop, we choose the books with teachers. 120 families subscribed during our test in Leeds.',
      goal: 'users',
      distributedIn: ['GB'],
      usedBy: 'Parents who want their children to read on their own',
      messagesAndValues: 'Curiosity, independent bookshops',
    },
    project: {
      description:
        'A shared workshop where people learn to repair their own bicycles. The town lends us the premises, and 14 volunteer mechanics take turns. Last year, 600 bicycles left the workshop in working order.',
      goal: 'team',
      distributedIn: ['IE'],
      madeIn: 'IE',
      usedBy: 'Residents who cycle every day and cannot pay for repairs',
      messagesAndValues: 'Teach rather than fix, welcome everybody',
    },
    concept: {
      description:
        'An app that tells carers, in one message each evening, what changed for the elderly person they look after. It reads the notes that nurses already write. We want to test it with two home-care agencies before the summer.',
      goal: 'incubator',
      distributedIn: ['EUR'],
      usedBy: 'Families who look after an elderly parent at a distance',
    },
  },
  fr: {
    product: {
      description:
        'En ville, le basilic en pot meurt en deux semaines. Radicelle est une jardinière de cuisine qui fait pousser des herbes fraîches sans terre. Une mèche nourrit les racines : il suffit d’un peu d’eau toutes les trois semaines, sans électricité. Nous avons vendu 340 jardinières sur les marchés, et 8 acheteurs sur 10 s’en servent encore après six mois.',
      goal: 'investors',
      distributedIn: ['FR', 'BE'],
      madeIn: 'PT',
      usedBy: 'Les citadins qui aiment cuisiner et n’ont pas de jardin',
      messagesAndValues: 'Réparable, sans plastique, honnête sur ce qui pousse et ce qui ne pousse pas',
    },
    service: {
      description:
        'Nous vérifions les factures d’énergie des petits hôtels et nous les renégocions chaque année. L’hôtelier envoie ses factures, nous faisons le reste. Sur les 42 premiers hôtels, la facture annuelle a baissé de 11 % en moyenne. Nous ne sommes payés que sur les économies.',
      goal: 'users',
      distributedIn: ['FR'],
      madeIn: 'FR',
      usedBy: 'Les propriétaires d’hôtels indépendants de moins de 40 chambres',
      messagesAndValues: 'Pas d’économies, pas d’honoraires',
    },
    offer: {
      description:
        'Une box mensuelle de trois livres pour les enfants de 6 à 9 ans, avec un guide de lecture pour leurs parents. Contrairement à une librairie en ligne, nous choisissons les livres avec des enseignants. 120 familles se sont abonnées pendant notre test à Nantes.',
      goal: 'users',
      distributedIn: ['FR'],
      usedBy: 'Les parents qui veulent que leurs enfants lisent seuls',
      messagesAndValues: 'Curiosité, librairies indépendantes',
    },
    project: {
      description:
        'Un atelier partagé où les habitants apprennent à réparer leur vélo. La ville nous prête le local et 14 mécaniciens bénévoles se relaient. L’an dernier, 600 vélos sont repartis en état de marche.',
      goal: 'team',
      distributedIn: ['FR'],
      madeIn: 'FR',
      usedBy: 'Les habitants qui roulent tous les jours et ne peuvent pas payer un réparateur',
      messagesAndValues: 'Apprendre plutôt que faire à la place, accueillir tout le monde',
    },
    concept: {
      description:
        'Une application qui dit chaque soir aux aidants, en un message, ce qui a changé pour la personne âgée dont ils s’occupent. Elle lit les notes que les infirmières écrivent déjà. Nous voulons la tester avec deux services d’aide à domicile avant l’été.',
      goal: 'incubator',
      distributedIn: ['EUR'],
      usedBy: 'Les familles qui s’occupent à distance d’un parent âgé',
    },
  },
  es: {
    product: {
      description:
        'En la ciudad cuesta mantener viva una albahaca: en dos semanas se muere. Raizal es una jardinera de cocina que cultiva hierbas frescas sin tierra. Una mecha alimenta las raíces: basta un poco de agua cada tres semanas, sin electricidad. Hemos vendido 340 jardineras en los mercados, y 8 de cada 10 compradores la siguen usando seis meses después.',
      goal: 'investors',
      distributedIn: ['ES', 'PT'],
      madeIn: 'PT',
      usedBy: 'Las personas que viven en la ciudad, cocinan a diario y no tienen jardín',
      messagesAndValues: 'Reparable, sin plástico, honesta sobre lo que crece y lo que no',
    },
    service: {
      description:
        'Revisamos las facturas de energía de los hoteles pequeños y las renegociamos cada año. El hotelero envía sus facturas y nosotros hacemos el resto. En los primeros 42 hoteles, la factura anual bajó un 11 % de media. Solo cobramos sobre el ahorro.',
      goal: 'users',
      distributedIn: ['ES'],
      madeIn: 'ES',
      usedBy: 'Los propietarios de hoteles independientes de menos de 40 habitaciones',
      messagesAndValues: 'Sin ahorro no hay honorarios',
    },
    offer: {
      description:
        'Una caja mensual de tres libros para niños de 6 a 9 años, con una guía de lectura para sus padres. A diferencia de una tienda en línea, elegimos los libros con maestros. 120 familias se suscribieron durante nuestra prueba en Valencia.',
      goal: 'users',
      distributedIn: ['ES'],
      usedBy: 'Los padres que quieren que sus hijos lean solos',
      messagesAndValues: 'Curiosidad, librerías independientes',
    },
    project: {
      description:
        'Un taller compartido donde los vecinos aprenden a reparar su bicicleta. El ayuntamiento nos presta el local y 14 mecánicos voluntarios se turnan. El año pasado, 600 bicicletas salieron del taller en buen estado.',
      goal: 'team',
      distributedIn: ['ES'],
      madeIn: 'ES',
      usedBy: 'Los vecinos que van en bicicleta cada día y no pueden pagar a un mecánico',
      messagesAndValues: 'Enseñar en lugar de hacer, acoger a todo el mundo',
    },
    concept: {
      description:
        'Una aplicación que cuenta cada noche a los cuidadores, en un mensaje, qué ha cambiado para la persona mayor a la que atienden. Lee las notas que las enfermeras ya escriben. Queremos probarla con dos servicios de ayuda a domicilio antes del verano.',
      goal: 'incubator',
      distributedIn: ['EUR'],
      usedBy: 'Las familias que cuidan a distancia de un padre o una madre mayor',
    },
  },
} as const;
