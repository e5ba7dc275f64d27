// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { kitRoot } from '../../scripts/kit/families.mjs';

const modules = readdirSync(kitRoot, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
  .map((file) => file.replaceAll(path.sep, '/'));

/** The packages that also run in a server component. */
const isServerSafe = (source: string): boolean => /^(clsx$|d3-|\.)/.test(source);

/**
 * Whether a module runs in the browser only, or renders: it imports a value of React, Radix or the icons, calls a hook, or creates a context.
 * A re-export needs no directive, because the module behind it has its own.
 */
function needsDirective(file: string, source: string): boolean {
  const packages = parseSync(file, source)
    .module.staticImports.filter(({ entries }) => entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const callsClient = /\b(?:use[A-Z]\w*|createRequiredContext)[(<]/.test(source);
  return callsClient || file.endsWith('.tsx') || packages.some((name) => !isServerSafe(name));
}

describe('the boundary between server and client components', () => {
  it('is declared by each module', () => {
    const sources = modules.map((file) => ({ file, source: readFileSync(path.join(kitRoot, file), 'utf8') }));
    const isClient = ({ source }: { source: string }): boolean => source.startsWith("'use client';\n");
    const namesOf = (wrong: typeof sources): string[] => wrong.map(({ file }) => file);
    expect(sources.length).toBeGreaterThan(100);
    expect(
      namesOf(sources.filter((module) => needsDirective(module.file, module.source) && !isClient(module))),
      "Begin these modules with 'use client';",
    ).toEqual([]);
    expect(
      namesOf(sources.filter((module) => !needsDirective(module.file, module.source) && isClient(module))),
      "Remove 'use client'; from these modules. They also run in a server component.",
    ).toEqual([]);
  });
});
