import { dirname, join, normalize } from 'node:path/posix';
import { parseSync, preprocessCSS, resolveConfig, Visitor } from 'vite';

/** How a source file uses classes: those of modules by the module's path, and what no check can follow. */
export type ClassUse = { classes: { module: string; name: string }[]; faults: string[] };

/** Reads a `.ts` or `.tsx` file; `path` and the modules' paths begin at the root of the repository. */
export function readClassUse(path: string, source: string): ClassUse {
  const modules = new Map<string, string>();
  const use: ClassUse = { classes: [], faults: [] };
  new Visitor({
    ImportDeclaration({ source: { value }, specifiers }) {
      if (!value.endsWith('.module.css')) return;
      const module = value.startsWith('#') ? normalize(value.slice(1)) : join(dirname(path), value);
      for (const specifier of specifiers) {
        if (specifier.type === 'ImportDefaultSpecifier') modules.set(specifier.local.name, module);
        else use.faults.push(`${path}: imports ${module} by names`);
      }
    },
    MemberExpression({ object, property, computed }) {
      const module = object.type === 'Identifier' ? modules.get(object.name) : undefined;
      if (!module) return;
      if (computed || property.type !== 'Identifier')
        use.faults.push(`${path}: computes a class of ${module}`);
      else use.classes.push({ module, name: property.name });
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'className' || value?.type !== 'Literal') return;
      use.faults.push(`${path}: the class ${String(value.value)} is of no module`);
    },
  }).visit(parseSync(path, source).program);
  return use;
}

/** The names of the classes of each module of styles, as the build reads them. */
export async function readClasses(
  paths: string[],
  read: (path: string) => string,
): Promise<Map<string, string[]>> {
  const config = await resolveConfig({ configFile: false, logLevel: 'silent' }, 'build');
  const classes = new Map<string, string[]>();
  for (const path of paths) {
    const css = read(path);
    const { modules = {} } = await preprocessCSS(css, path, config);
    const animations = Array.from(css.matchAll(/@keyframes ([\w-]+)/g), ([, name]) => name);
    classes.set(
      path,
      Object.keys(modules).filter((name) => !animations.includes(name)),
    );
  }
  return classes;
}

/** The layer that a module's rules are in; undefined where a rule stands outside it. */
export function layerOf(css: string): string | undefined {
  return /^@layer (\w+) \{\n(?:(?: {2}.*)?\n)*\}\n$/.exec(css)?.[1];
}
