import { dirname, join, normalize } from 'node:path/posix';
import { type ESTree, parseSync, Visitor } from 'vite';

/** What one source file reaches for, with 1-based lines. */
export type Reach = {
  imports: { specifier: string; line: number }[];
  /** Lines where the environment of the process is read. */
  environment: number[];
  /** Lines of imports whose target is computed, so that nothing can be said about it. */
  computed: number[];
};

/** Every import of a file: static, type-only, re-exported, dynamic, `import('…')` types and `import.meta.glob`. */
export function readImports(path: string, source: string): Reach {
  const reach: Reach = { imports: [], environment: [], computed: [] };
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const found = (node: { start: number }, specifier: string | undefined) => {
    if (specifier === undefined) reach.computed.push(lineAt(node.start));
    else reach.imports.push({ specifier, line: lineAt(node.start) });
  };
  const environmentRead = (node: { start: number }) => reach.environment.push(lineAt(node.start));

  new Visitor({
    ImportDeclaration(node) {
      found(node, node.source.value);
      if (isProcessModule(node.source.value) && node.specifiers.some(takesEnv)) environmentRead(node);
    },
    ExportAllDeclaration: (node) => found(node, node.source.value),
    ExportNamedDeclaration(node) {
      if (node.source) found(node, node.source.value);
    },
    ImportExpression: (node) => found(node, textOf(node.source)),
    TSImportType: (node) => found(node, node.source.value),
    CallExpression(node) {
      if (!isGlob(node.callee)) return;
      for (const pattern of patternsOf(node.arguments[0])) found(node, pattern);
    },
    MemberExpression(node) {
      if (isProcess(node.object) && nameOf(node) === 'env') environmentRead(node);
    },
    VariableDeclarator(node) {
      if (node.id.type === 'ObjectPattern' && node.init && isProcess(node.init)) environmentRead(node);
    },
  }).visit(program);
  return reach;
}

/**
 * The file inside the repository that a specifier means, from its root and possibly without extension
 * (`app/lib/text`); undefined for a package.
 */
export function targetOf(importer: string, specifier: string): string | undefined {
  const path = specifier.replace(/[?#](?!app\/|tests\/).*$/, '');
  if (path.startsWith('#app/') || path.startsWith('#tests/')) return normalize(path.slice(1));
  if (path.startsWith('.')) return join(dirname(importer), path);
  return path.startsWith('/') ? normalize(path.slice(1)) : undefined;
}

function isProcessModule(name: string): boolean {
  return name === 'process' || name === 'node:process';
}

function takesEnv(specifier: ESTree.ImportDeclarationSpecifier): boolean {
  return (
    specifier.type === 'ImportSpecifier' &&
    specifier.imported.type === 'Identifier' &&
    specifier.imported.name === 'env'
  );
}

function isProcess(node: ESTree.Expression | ESTree.Super): boolean {
  if (node.type === 'Identifier') return node.name === 'process';
  return node.type === 'MemberExpression' && nameOf(node) === 'process';
}

function nameOf(node: ESTree.MemberExpression): string | undefined {
  if (node.property.type === 'Literal') return String(node.property.value);
  return node.property.type === 'Identifier' && !node.computed ? node.property.name : undefined;
}

function isGlob(callee: ESTree.Expression | ESTree.Super): boolean {
  return (
    callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty' && nameOf(callee) === 'glob'
  );
}

function patternsOf(argument: ESTree.Argument | undefined): (string | undefined)[] {
  if (argument?.type !== 'ArrayExpression') return [textOf(argument)];
  return argument.elements.map((element) => textOf(element ?? undefined));
}

function textOf(node: ESTree.Argument | ESTree.ArrayExpressionElement | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}
