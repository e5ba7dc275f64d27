// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json';
import { installCommand } from '../../stories/docs/install-command';

/** The name of the file that npm writes for a package with the name and the version of the built kit. */
function packedFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'packed-'));
  try {
    const { name, version } = manifest;
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version }));
    const output = execFileSync('npm', ['pack', '--dry-run', '--silent'], { cwd: folder, encoding: 'utf8' });
    return output.trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the command that installs the kit', () => {
  it('names the file that npm packs', () => {
    expect(installCommand).toBe(`npm install ./${packedFile()}`);
  });

  it('is the same on the first page and in Installation', () => {
    expect(readFileSync('stories/docs/installation.mdx', 'utf8')).toContain(installCommand);
  });
});
