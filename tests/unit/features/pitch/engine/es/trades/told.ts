/** Offers of two to four sentences: `lines that are true of it, if any | offer | public`. */
export const told = `
none | Somos dos hermanas de una familia de panaderos. Fabricamos relojes de pared con piezas de lavadora. Cada uno es distinto. | tiendas de museo
none | Restauramos coches clásicos. Mi padre tenía un taller de tractores. Trabajamos sin prisa y documentamos cada pieza. | coleccionistas
none | Alquilo disfraces de época. Los coso con telas de armarios antiguos. Caben en una maleta. | compañías de teatro y bodas
none | Un generador de niebla para viveros. Gasta la mitad de agua. Lo probamos en tres invernaderos. | viveristas
none | Hacemos señales para senderos. La madera viene de podas. El texto se lee también con los dedos. | parques naturales
none | Ondas es una emisora de radio escolar. La llevan los alumnos. Emite cada viernes a las doce. | familias del barrio
none | Vendemos arena para circos y picaderos. Es de río, lavada y sin polvo. La llevamos en nuestro camión. | hípicas
none | Soy detective. Busco a familiares perdidos tras la guerra. Trabajo con archivos y cementerios. | nietos de exiliados
none | Pintamos líneas de aparcamiento. Usamos pintura sin disolventes. Trabajamos de noche para no parar la fábrica. | supermercados y fábricas
none | Un laboratorio que autentifica cuadros. Analizamos el lienzo y los pigmentos con luz. El informe tarda diez días. | galerías y coleccionistas
none | Impermeabilizamos libros. Suena raro, pero los archivos se inundan. Un baño de cera dura cien años. | archivos y bibliotecas
none | Tenemos una emisora de socorro para montañeros. Cabe en un bolsillo. No necesita cobertura ni batería nueva cada año. | montañeros y guardas de refugio
none | Fabricamos hostias sin gluten. Las monjas nos enseñaron la receta. Llegan por correo en una caja de lata. | parroquias
none | Cera para tablas de surf. Está hecha con cera de abeja y resina de pino. No deja rastro en el agua. | surfistas
none | Traemos nieve a pueblos de la costa. Un camión, dos máquinas y tres horas de juego. Los niños no quieren irse. | ayuntamientos
access | Un bastón que pita cuando se cae. Nació en una residencia. Pesa menos que una naranja. | personas ciegas
none | Contamos votos. Asambleas, juntas de accionistas, elecciones de club. Nadie discute el resultado. | clubes y cooperativas
none | Compramos barcos viejos. Los desguazamos sin tirar nada al mar. El hierro vuelve a la fundición. | puertos deportivos
none | Hacemos bolas de nieve de cristal con edificios de su ciudad. Cada una lleva el nombre del barrio. No son de China. | tiendas de recuerdos
none | Mi abuela leía el futuro en el café. Yo organizo veladas de cartas de tarot con humor. Nadie sale asustado. | grupos de amigas
none | Una red de casilleros para agricultores. Se recoge a cualquier hora. Los abre un código de seis cifras. | veterinarios y talleres de piezas
none | Criamos halcones. Espantan a las palomas de los silos. No matan ninguna. | silos y aeropuertos
none | Lavamos fachadas con agua pura. No usamos jabón ni andamios. Un edificio de seis plantas lleva dos días. | comunidades de propietarios
none | Transportamos obras de arte. Cada cuadro viaja en su caja, con un sensor de golpes. Llevamos quince años. | galerías y museos
none | Árbitros para torneos de barrio. Llegan puntuales y no gritan. Se pagan por partido. | clubes de aficionados
food | Abrimos una panadería en un pueblo sin pan. Harinas de la zona y fermentación lenta. Vendemos también en el mercado. | vecinos de seis pueblos
software | Turnia es un software que planifica los turnos de los hoteles. Los empleados piden cambios desde el móvil. Lo usan 40 hoteles. | hoteles medianos
sport | Doy clases de pilates para embarazadas. Grupos de seis. Vengo de la danza. | mujeres embarazadas
crafts home | Hago lámparas de papel a mano. Cada una lleva tres días. Aprendí con un maestro de Kioto. | tiendas de decoración
industry | Fabricamos sensores que escuchan los rodamientos. Avisan semanas antes de la avería. Se pegan con un imán. | fábricas de papel
education | Damos clases de apoyo de matemáticas en la biblioteca. Cada alumno tiene su plan. Los padres reciben una nota al mes. | alumnos de secundaria y sus familias
mobility delivery | Repartimos paquetes en bici por el casco antiguo. Sin ruido y sin humo. Salimos cada hora. | tiendas del centro
energy | Instalamos placas solares en comunidades de vecinos. Nos ocupamos de las ayudas. La factura baja desde el primer mes. | comunidades de vecinos
care health | Cuidamos a personas dependientes en su casa mientras su familia descansa. Por horas o por noches. Cada familia conoce antes a su cuidadora. | familias que cuidan
culture | Somos una compañía de teatro de calle. Actuamos en plazas pequeñas. Después de la función nos quedamos a cenar con la gente. | ayuntamientos de pueblos
beauty | Fabricamos un champú sólido de ortiga. Dura ochenta lavados. Se vende en 20 peluquerías. | gente con pelo fino
fashion | Cosemos vestidos de novia con telas recuperadas. Tres pruebas y una fecha. No hay dos iguales. | novias
tourism | Organizamos viajes a pie por pueblos sin turistas. Máximo ocho personas. Dormimos en casas de la gente. | viajeros sin prisa
agriculture | Un sensor de suelo para el riego de almendros. Dice cuándo regar y cuánto. Se instala en una mañana. | agricultores de secano
pets | Paseamos perros en grupos de cuatro. Enviamos una foto de cada paseo. Conocemos a cada animal antes de empezar. | gente con horarios largos
`;
