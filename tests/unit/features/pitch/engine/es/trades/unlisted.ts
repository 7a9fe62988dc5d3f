/** Offers of trades with no lines of their own: `true lines, if any | offer | public`. */
export const unlisted = `
services | Afinamos pianos a domicilio. | pianistas aficionados
none | Lápidas de granito grabadas por nosotros. | familias que han perdido a alguien
none | Un planetario hinchable. | colegios y ayuntamientos
none | Rejillas para fabricantes de quesos. | queserías artesanas
none | Banderas y mástiles a medida. | ayuntamientos y clubes náuticos
none | Moon, un telescopio de cartón que se monta en una tarde. | familias curiosas
none | Vendemos sirenas para barcos. | pescadores
none | Cajas nido para vencejos. | comunidades de propietarios
none | Un banco de pruebas para paracaídas. | clubes de paracaidismo
none | Un banco de madera para parques. | ayuntamientos
none | Fuegos artificiales sin ruido. | ayuntamientos y peñas de fiestas
none | Relojes de sol para fachadas. | arquitectos y ayuntamientos
none | Microscopios de bolsillo. | naturalistas aficionados
none | Estatuas de bronce por encargo. | ayuntamientos y coleccionistas
none | Limpiamos fosas sépticas. | casas de campo
none | Cazamos avispas asiáticas. | apicultores y ayuntamientos
none | Detectamos fugas de agua sin romper nada. | comunidades de vecinos
none | Un dron que apaga incendios. | servicios forestales
none | Drones que revisan molinos de viento. | operadores de parques eólicos
none | Un simulador de vuelo. | pilotos en formación
none | Trampas para procesionaria. | dueños de pinares
none | Tatuajes temporales que duran un mes. | gente que duda antes de tatuarse
none | Estudio de tatuaje sin citas a ciegas. | adultos
none | Monturas de gafas impresas en 3D. | ópticas independientes
none | Prótesis de pico para aves. | centros de recuperación
none | Detectives privados para herencias. | abogados de familia
paperwork | Despacho de abogados de extranjería. | personas recién llegadas
paperwork | Tramitamos la nacionalidad española de principio a fin. | descendientes de emigrantes
none | Astrología para empresas. | directores de personal
none | Cartas astrales por correo. | curiosos
none | Cerraduras que se abren con el reloj. | dueños de pisos turísticos
none | Cajas fuertes para farmacias. | farmacias
none | Ascensores para casas antiguas. | comunidades sin ascensor
none | Señales de tráfico en braille. | ayuntamientos
none | Un estudio de doblaje en gallego. | productoras de cine
none | Locutora de radio y publicidad. | agencias y productoras
none | Hacemos mapas de olores de barrios. | ayuntamientos
none | Arqueología de urgencia. | constructoras
none | Topografía con láser. | constructores e ingenieros
none | Perforamos pozos de agua. | fincas sin red
none | Bombas de agua movidas por el río. | agricultores de montaña
none | Redes de pesca que se deshacen en el mar. | pescadores de bajura
none | Anzuelos sin plomo. | pescadores deportivos
none | Boyas que miden la temperatura del mar. | piscifactorías y puertos
none | Un astillero de veleros de madera. | navegantes
none | Amarres por días. | dueños de veleros
none | Restauramos vidrieras de iglesias. | obispados y parroquias
none | Campanas fundidas como antes. | parroquias y ayuntamientos
none | Órganos de tubos. | iglesias y conservatorios
none | Luthier de violines infantiles. | conservatorios
none | Cuerdas de guitarra que no se oxidan. | guitarristas
none | Baquetas de fibra de cáñamo. | bateristas
none | Un metrónomo que vibra. | músicos
none | Cromos de científicas. | niños y niñas de primaria
none | Un juego de cartas sobre la Guerra Civil. | aficionados a la historia
none | Juegos de mesa por suscripción. | familias y grupos de amigos
none | Una sala de escape en una furgoneta. | grupos de amigos
none | Un salón de té con gatos en adopción. | gente que no puede tener gato
none | Cementerio de mascotas. | familias que pierden a su perro
animals pets | Peluquería canina a domicilio. | dueños de perros grandes
none | Adiestramos perros de rescate. | bomberos y protección civil
none | Criamos caracoles. | restaurantes
none | Criamos grillos para alimentar reptiles. | tiendas de animales
none | Gusanos que comen plástico. | plantas de reciclaje
none | Compostamos los pañales de las guarderías. | guarderías municipales
none | Recogemos aceite usado de cocina. | bares y restaurantes
none | Alquilamos contenedores de escombros. | pequeñas obras
none | Baños secos para montañas. | refugios y parques naturales
none | Grúas pequeñas para azoteas. | instaladores
none | Andamios en alquiler. | pintores y albañiles
none | Carpas para rodajes. | productoras
none | Uniformes de camarero reciclados. | hoteles y restaurantes
none | Calzado de seguridad para mujeres. | obreras y técnicas
none | Trajes de buzo a medida. | buceadores profesionales
none | Toldos con velas de barco. | terrazas y bares
none | Lonas de camión para invernaderos. | agricultores
none | Hilo de pescar reciclado. | fabricantes de escobas
none | Etiquetas de piedra para botellas de vino. | bodegas
none | Corchos que dicen si el vino está picado. | bodegas
none | Barricas usadas para destilerías. | destilerías
none | Máquinas para pelar tunas. | productores de fruta
none | Un molino de harina para llevar. | panaderías pequeñas
none | Hornos de leña prefabricados. | pizzerías
none | Cuchillos para zurdos. | cocineros
none | Un delantal que no se mancha. | pasteleros
none | Escribimos biografías de abuelos. | familias numerosas
none | Redactamos discursos de boda. | padrinos tímidos
none | Cartas de amor por encargo. | enamorados sin palabras
none | Investigamos el árbol familiar. | descendientes de emigrantes
none | Grabamos voces de personas que van a perderla. | pacientes con ELA
none | Clones de voz para podcasts. | periodistas
none | Un teclado para lenguas mayas. | hablantes de quiché
none | Un buscador de plazas de aparcamiento para camiones. | camioneros
none | Publicidad en bolsas de pan. | comercios del barrio
none | Vallas publicitarias de cartón. | agencias pequeñas
none | Fotografía de productos. | tiendas en línea
none | Vídeos con dron. | inmobiliarias
none | Un fotomatón antiguo. | salas y museos
none | Cámaras trampa para lobos. | investigadores y guardas
none | Collares que avisan de la llegada del lobo. | pastores
none | Refugios de emergencia de cartón. | protección civil
none | Un detector de metales para playas. | coleccionistas
none | Monedas conmemorativas. | coleccionistas
none | Sellos de caucho con dibujos de niños. | abuelos
none | Papel hecho con estiércol de elefante. | papelerías
none | Tinta de algas. | imprentas
none | Cuadernos que se borran. | estudiantes de arquitectura
none | Plumas estilográficas reparadas. | coleccionistas
none | Un club de ajedrez para presos. | centros penitenciarios
none | Un coro de ascensor. | vecinos de un mismo bloque
none | Silencio, un retiro sin móviles. | directivos cansados
none | La Panadería, una agencia de diseño. | marcas pequeñas
none | Huerto, un estudio de videojuegos. | jugadores adultos
none | Caldo de Cultivo es una revista de ciencia. | lectores curiosos
none | Gato Negro hace carteles de cine. | cines independientes
none | El Hospital de las Muñecas: restauramos muñecas. | nostálgicos
none | Botella al Mar, una radio para marineros. | marinos mercantes
none | Semilla es un fondo para empresas jóvenes. | fundadores
none | Cosechamos datos de satélite. | aseguradoras
none | Cocinamos ideas para marcas. | marcas de moda
none | Tejemos redes entre científicas. | investigadoras
none | Un gimnasio para la memoria. | personas mayores de 70 años
none | Un taxi para plantas. | gente que se muda
none | Un hotel para libros. | lectores sin espacio en casa
none | El Netflix de las recetas. | gente que cocina
none | Una biblioteca de semillas. | hortelanos
none | Una biblioteca de herramientas. | vecinos
none | Una guardería de plantas. | gente que se va de vacaciones
none | Bicicletas de juguete sin pedales. | niños de dos años
none | Ropa de cama para hospitales. | hospitales
none | Piel de piña. | marcas de bolsos
none | Ladrillos de juguete. | niños
none | Energía para reuniones: dinámicas de grupo. | equipos
none | Velas para barcos. | regatistas
none | Cascos de obra plegables. | visitantes de obras
`;
