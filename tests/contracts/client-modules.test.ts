// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { entryPoints, kitRoot } from '../../scripts/kit/families.mjs';

interface Module {
  isClient: boolean;
  needsDirective: boolean;
  /** The modules whose values it imports or exports again. */
  imported: string[];
}

/** The packages that also run in a server component. */
const isServerSafe = (source: string): boolean => /^(clsx$|d3-|\.)/.test(source);

function resolve(from: string, source: string): string {
  const base = path.join(path.dirname(from), source);
  const file = ['.ts', '.tsx', '/index.ts'].map((end) => `${base}${end}`).find((name) => existsSync(name));
  if (file === undefined) throw new Error(`${from} imports ${source}, which does not exist.`);
  return file;
}

/**
 * A module needs the directive if it runs in the browser only, or renders: it imports a value of React, Radix or the icons, calls a hook, or
 * creates a context. A re-export needs none, because the module behind it has its own.
 */
function read(file: string): Module {
  const source = readFileSync(file, 'utf8');
  const { staticImports, staticExports } = parseSync(file, source).module;
  const imports = staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType));
  const packages = imports.filter(({ entries }) => entries.length > 0).map(({ moduleRequest }) => moduleRequest.value);
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
  );
  const callsClient = /\b(?:use[A-Z]\w*|createRequiredContext)[(<]/.test(source);
  return {
    isClient: source.startsWith("'use client';\n"),
    needsDirective: callsClient || file.endsWith('.tsx') || packages.some((name) => !isServerSafe(name)),
    imported: [...imports.map(({ moduleRequest }) => moduleRequest.value), ...exported]
      .filter((name) => /^\..*(?<!\.css)$/.test(name))
      .map((name) => resolve(file, name)),
  };
}

/** The modules that a server component reaches from the entry points without passing one with the directive. */
function reachedByServer(): Map<string, Module> {
  const reached = new Map<string, Module>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    const module = read(file);
    reached.set(file, module);
    if (!module.isClient) for (const next of module.imported) visit(next);
  };
  for (const entry of Object.values(entryPoints())) visit(path.join(kitRoot, `${entry}.ts`));
  return reached;
}

describe('the boundary between server and client components', () => {
  it('is declared by each module that a server component reaches', () => {
    const modules = reachedByServer();
    const filesOf = (isWrong: (module: Module) => boolean): string[] =>
      [...modules].flatMap(([file, module]) => (isWrong(module) ? [path.relative(kitRoot, file)] : []));
    expect(modules.size).toBeGreaterThan(100);
    expect(
      filesOf(({ isClient, needsDirective }) => needsDirective && !isClient),
      "Begin these modules with 'use client';",
    ).toEqual([]);
    expect(
      filesOf(({ isClient, needsDirective }) => isClient && !needsDirective),
      "Remove 'use client'; from these modules. They also run in a server component.",
    ).toEqual([]);
  });
});
