/** Offers written once the rule stood: as in `unlisted`. */
export const fresh = `
none | Cubrebotas de silicona para correr bajo la lluvia. | gente que corre en invierno
none | Enterramos cápsulas del tiempo para colegios. | directores de colegio y ayuntamientos
none | Un servicio de relojería a domicilio para relojes de torre. | ayuntamientos
none | Fabrico cometas con tela de paracaídas. | niños y adultos que van a la playa
none | Tintorería de alfombras persas. | hoteles y particulares
services | Ponemos cortinas y persianas en un día. | pisos recién comprados
none | Un simulador de parto para escuelas de veterinaria. | facultades de veterinaria
none | Bolsas de basura que no huelen. | familias con bebés
none | Alquilo una burra y un carro para anuncios. | agencias de publicidad
none | Grabamos el sonido de los motores antiguos. | museos y estudios de cine
none | Una línea de lápices plantables. | empresas que hacen regalos
none | Escuela de buceo para personas ciegas. | personas ciegas
none | Bancos de germinación para semilleros. | viveros
none | Hacemos hologramas de ponentes. | organizadores de congresos
none | Cerramos grietas de presas con bacterias. | compañías hidroeléctricas
none | Tortugas de cemento que crían coral. | gobiernos de islas
none | Colchones hechos con ropa vieja. | hoteles y residencias de estudiantes
none | Una máquina que separa lentejas por color. | cooperativas de legumbres
none | Detección de micrófonos ocultos. | despachos y empresas
none | Mapas en relieve para maestros. | colegios
none | Sellamos juntas de piscina. | comunidades con piscina
none | Ventanas para barcos. | astilleros
none | Vendemos leche en polvo para terneros. | ganaderos
none | Un panel que tapa el ruido de los bares. | bares con vecinos
none | Teñimos ropa negra que perdió el color. | gente que no quiere tirar ropa
none | Fundas para esquís hechas con velas de barco. | esquiadores
none | Cuna de cartón que se dobla. | padres que viajan
none | Cultivamos perlas en bateas de mejillón. | joyeros
none | El Horno es un espacio de ensayo para cómicos. | cómicos que empiezan
none | Un seguro de cancelación para bandas de música. | músicos de gira
none | Molinillos de viento para tejados planos. | comercios
none | Pedales para zurdos. | ciclistas
none | Tarjetas de visita con semillas. | autónomos
none | Somos abogadas y reclamamos el retraso de los trenes. | viajeros de tren
none | Boletín semanal sobre vino natural. | sumilleres
none | Organizamos regatas de barquitos de papel. | colegios y familias
none | Toboganes de piedra. | ayuntamientos
none | Investigamos incendios para aseguradoras. | compañías de seguros
food pantry | Elaboramos yogures de búfala. | tiendas y hoteles
food larder pantry | Garbanzos secos de Zamora. | cocinas de diario
food | Abrimos una pizzería con horno de leña. | vecinos
software | Una app que ordena los albaranes de obra. | encargados de obra
software | Desarrollamos un CRM para inmobiliarias. | agencias inmobiliarias
lessons | Clases de bordado para zurdas. | mujeres con ganas de aprender
lessons education | Escuela de circo para adultos. | adultos curiosos
health | Logopeda en línea para niños. | familias
health | Una clínica dental móvil. | pueblos sin dentista
fashion | Faldas con bolsillos. | mujeres
fashion | Calcetines desparejados. | adolescentes
beauty | Mascarilla capilar de aguacate. | pelo seco
tourism | Alojamiento en antiguas estaciones de tren. | viajeros lentos
energy | Instalamos paneles solares en naves. | empresas
mobility | Triciclos eléctricos para llevar a los niños. | familias de ciudad
building | Casas prefabricadas de madera. | parejas jóvenes
repair | Arreglamos lavadoras el mismo día. | vecinos
animals | Piensos de insectos para perros. | dueños de perros alérgicos
drinks | Un vino naranja de tinaja. | gente curiosa
culture | Un ciclo de cine mudo con piano. | vecinos
events | Preparamos fiestas de cumpleaños en museos. | familias
housing | Habitaciones para enfermeras desplazadas. | enfermeras que cambian de ciudad
care health | Cuidadoras de noche. | familias con un mayor en casa
none | Pulimos faros de coche en su calle. | conductores con coches de más de diez años
none | Guantes que calientan las manos de quien tiene Raynaud. Se cargan por USB y duran ocho horas. Los diseñó mi madre, enfermera. | personas con manos frías
none | Vendo tierra de colores para pintores. La recojo en canteras cerradas. Cada bote lleva el nombre del monte. | pintores y escuelas de arte
none | Un club de lectura de contratos. | inquilinos
none | Hacemos prótesis para muñecas y un cuento que las explica. | hospitales infantiles
none | Fabricamos biombos de lana para oficinas ruidosas. Se mueven con una mano. | oficinas abiertas
none | Un faro abandonado convertido en estación de radio. Emitimos de noche. Nos escuchan los barcos. | marineros y gente que no duerme
none | Nos dedicamos a trasladar árboles grandes sin cortarlos. Trabajamos con grúa y raíz entera. | promotoras y ayuntamientos
none | Un contador de abejas hecho con un móvil viejo. | escuelas
none | Pan de oro comestible. | pasteleros
none | Alquilamos vajillas antiguas. Cuatrocientas piezas, ninguna igual. Las llevamos y las fregamos nosotros. | bodas en el campo
none | Ceras para tiendas de campaña. | montañeros
none | Traducimos letra antigua de notarios. | investigadores e historiadores
none | Formamos parejas de baile. Un cuestionario, una prueba y un mes de ensayo. | bailarines aficionados
none | Vigilamos nidos de cigüeña con cámaras. Si un pollo cae, avisamos al guarda. | compañías eléctricas
none | Recuperamos datos de discos duros mojados. | empresas inundadas
none | Máscaras de lucha libre a medida. | luchadores y coleccionistas
none | Mi Casa es una app de citas para viudos. | personas viudas
none | Un parque de bomberos de juguete con agua de verdad. | ferias y ayuntamientos
none | La Cosecha es un periódico de pueblo. Lo escriben los vecinos. Sale cada luna llena. | vecinos
none | Pruebas de ADN para setas. Se manda un trozo y en dos días se sabe qué es. | buscadores de setas
none | Diseñamos cocinas de colectividades en contenedores. | ejércitos y ONG
none | Un saco de dormir para dos. | parejas que acampan
none | Ponemos nombre a empresas. Diez propuestas y el registro comprobado. | fundadores
none | Rodamos bodas con cámaras de cine de los años setenta. | parejas
none | Carbón vegetal de huesos de aceituna. | restaurantes de brasa
none | Sembramos nubes con drones. | comarcas con sequía
food | Horneamos pan de centeno dos días por semana. Se encarga por mensaje. | vecinos de tres pueblos
food larder | Salsas de tomate con tomates feos. No añadimos azúcar. | gente que cocina con prisa
software | Un programa que prepara las nóminas de los temporeros. Funciona sin conexión. | empresas agrícolas
lessons | Taller de relojería los sábados. Ocho personas y un reloj cada una. | adultos curiosos
health | Fisioterapia para músicos. Vamos a los ensayos. | orquestas
fashion | Chaquetas de velas recicladas. Hechas en Vigo, numeradas. | gente que va en moto
tourism | Rutas en burro por pueblos abandonados. Se duerme en una era. | familias con niños
energy | Autoconsumo para pisos sin tejado. Compartimos una cubierta cercana. | vecinos de bloques
building | Reformas de cocinas sin polvo. Una semana y precio cerrado. | familias que viven en la obra
crafts home | Mesas de olivo hechas a mano en mi taller. Cada una tarda un mes. | casas con espacio
sport | Un gimnasio solo para mayores de sesenta. Máquinas suaves y té al salir. | mayores de 60
culture | Títeres para bebés en salas pequeñas. Duran veinte minutos. | familias con bebés
services | Limpieza de casas tras las vacaciones. Dejamos la nevera llena. | familias que vuelven de viaje
`;
