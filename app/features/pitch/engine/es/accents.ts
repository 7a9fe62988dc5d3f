/** Words that are only ever written with an accent, or as hurried people write them: « sabado sábado ». */
export const accents =
  'aisla aísla aislan aíslan sabado sábado sabados sábados pajaro pájaro pajaros pájaros prismaticos prismáticos miercoles ' +
  'miércoles medicas médicas farmaceutico farmacéutico farmaceutica farmacéutica farmaceuticos ' +
  'farmacéuticos academico académico academica académica tecnico técnico tecnica técnica tecnicos ' +
  'técnicos tecnicas técnicas creditos créditos paginas páginas codigo código codigos códigos ' +
  'metodo método metodos métodos exito éxito exitos éxitos minimo mínimo minima mínima maximo ' +
  'máximo maxima máxima optimo óptimo decimo décimo septimo séptimo vehiculo vehículo vehiculos ' +
  'vehículos pelicula película peliculas películas musculo músculo musculos músculos articulo ' +
  'artículo circulo círculo titere títere titeres títeres espectaculo espectáculo espectaculos ' +
  'espectáculos obstaculo obstáculo obstaculos obstáculos simbolo símbolo simbolos símbolos ambito ' +
  'ámbito propositos propósitos debito débito linea línea lineas líneas area área areas áreas oleo ' +
  'óleo oceano océano petroleo petróleo aereo aéreo mediterraneo mediterráneo instantaneo ' +
  'instantáneo contemporaneo contemporáneo comics cómics comic cómic tunel túnel tuneles túneles ' +
  'arbol árbol cesped césped carcel cárcel debil débil inutil inútil fertil fértil caracter ' +
  'carácter azucar azúcar cancer cáncer lider líder futbol fútbol angel ángel album álbum cancion ' +
  'canción accion acción solucion solución opcion opción educacion educación informacion ' +
  'información formacion formación habitacion habitación estacion estación asociacion asociación ' +
  'organizacion organización television televisión decision decisión pasion pasión mision misión ' +
  'vision visión ilusion ilusión profesion profesión presion presión tension tensión pension ' +
  'pensión direccion dirección produccion producción construccion construcción reparacion ' +
  'reparación rehabilitacion rehabilitación alimentacion alimentación conversacion conversación ' +
  'navegacion navegación aplicacion aplicación innovacion innovación investigacion investigación ' +
  'comunicacion comunicación coleccion colección eleccion elección proteccion protección seccion ' +
  'sección leccion lección relacion relación situacion situación instalacion instalación ' +
  'explicacion explicación donacion donación vacunacion vacunación vegetacion vegetación irrigacion ' +
  'irrigación ecologia ecología biologia biología psicologia psicología podologia podología ' +
  'geografia geografía fotografia fotografía filosofia filosofía sabiduria sabiduría pasteleria ' +
  'pastelería carniceria carnicería fruteria frutería ferreteria ferretería peluqueria peluquería ' +
  'lavanderia lavandería carpinteria carpintería fontaneria fontanería jardineria jardinería ' +
  'tintoreria tintorería consultoria consultoría asesoria asesoría gestoria gestoría auditoria ' +
  'auditoría minoria minoría categoria categoría rio río rios ríos frio frío frios fríos vacio ' +
  'vacío vacios vacíos vacia vacía vacias vacías pais país paises países raiz raíz raices raíces ' +
  'maiz maíz baul baúl ataud ataúd sonrie sonríe todavia todavía habia había podria podría deberia ' +
  'debería tendria tendría haria haría querria querría jamas jamás quiza quizá atras atrás detras ' +
  'detrás alla allá aca acá violin violín calcetin calcetín cojin cojín balcon balcón carton cartón ' +
  'algodon algodón raton ratón boton botón avion avión limon limón melon melón millon millón monton ' +
  'montón sillon sillón cajon cajón balon balón baston bastón bombon bombón cordon cordón tapon ' +
  'tapón melocoton melocotón champiñon champiñón dificilmente difícilmente ultimamente últimamente ' +
  'unicamente únicamente economicamente económicamente ecologicamente ecológicamente publicamente ' +
  'públicamente basicamente básicamente automaticamente automáticamente logicamente lógicamente ' +
  'periodicamente periódicamente termico térmico termica térmica acustico acústico acustica ' +
  'acústica ceramica cerámica ceramico cerámico quimica química quimico químico organico orgánico ' +
  'organica orgánica organicos orgánicos organicas orgánicas biologico biológico tecnologico ' +
  'tecnológico tecnologica tecnológica historico histórico historica histórica historicos ' +
  'históricos simpatico simpático autentico auténtico autentica auténtica grafico gráfico trafico ' +
  'tráfico especifico específico cientifico científico cientifica científica pacifico pacífico ' +
  'magnifico magnífico estetico estético cosmetica cosmética cosmetico cosmético cosmeticos ' +
  'cosméticos genetico genético energetico energético energetica energética sintetico sintético ' +
  'magnetico magnético atletico atlético didactico didáctico didactica didáctica automatico ' +
  'automático automatica automática automaticos automáticos automaticas automáticas tematico ' +
  'temático acuatico acuático informatico informático domesticos domésticos domesticas domésticas ' +
  'turistica turística turisticos turísticos turisticas turísticas artistica artística plastica ' +
  'plástica elastico elástico fantastico fantástico logistico logístico periodistico periodístico ' +
  'ludico lúdico ludica lúdica rustico rústico nautico náutico pedagogico pedagógico pedagogica ' +
  'pedagógica psicologico psicológico psicologica psicológica toxico tóxico toxicos tóxicos ' +
  'alergico alérgico alergicos alérgicos alergenos alérgenos celiaco celíaco celiacos celíacos ' +
  'victima víctima victimas víctimas ultimas últimas ultimos últimos proximos próximos proximas ' +
  'próximas legitimo legítimo maritimo marítimo maritima marítima sinonimo sinónimo autonoma ' +
  'autónoma autonomas autónomas economicos económicos economicas económicas gastronomico ' +
  'gastronómico astronomico astronómico microfono micrófono semaforo semáforo boligrafo bolígrafo ' +
  'fotografo fotógrafo fotografa fotógrafa parrafo párrafo kilometro kilómetro kilometros ' +
  'kilómetros termometro termómetro centimetro centímetro milimetro milímetro camara cámara camaras ' +
  'cámaras sotano sótano atico ático huerfano huérfano huerfanos huérfanos imagenes imágenes ' +
  'origenes orígenes examenes exámenes volumenes volúmenes margenes márgenes ordenes órdenes coctel ' +
  'cóctel estandar estándar estandares estándares busqueda búsqueda busquedas búsquedas cedula ' +
  'cédula celula célula brujula brújula tunica túnica tonica tónica lagrima lágrima naufrago ' +
  'náufrago';
