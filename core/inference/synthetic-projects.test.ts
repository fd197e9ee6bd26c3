import { describe, expect, it } from 'vitest';
import { syntheticProjects } from './synthetic-projects.ts';

describe('syntheticProjects', () => {
  const projects = syntheticProjects(60);

  it('has the same procedures in each project', () => {
    for (const { name, library, files } of projects) {
      const code = Object.values(files).join('\n');
      const procedures = library === '9.x' ? /\.query\('book\d+', \{ input: z/g : /^ {2}book\d+: t\.procedure/gm;
      expect(code.match(procedures), `${library}, ${name}`).toHaveLength(60);
    }
  });

  it('has a client that calls one procedure of every file, and is what the compiler starts from', () => {
    for (const { files } of projects) {
      expect(files['client.ts']!.match(/^export const call\d+/gm)).toHaveLength(3);
      expect(JSON.parse(files['tsconfig.json']!)).toMatchObject({
        files: ['client.ts'],
        compilerOptions: { strict: true },
      });
    }
  });

  it('lets the client read declarations only where they are written before', () => {
    for (const { files, needsDeclarations } of projects) {
      expect(files['client.ts']!.includes("from './types/router'")).toBe(Boolean(needsDeclarations));
      expect('tsconfig.types.json' in files).toBe(Boolean(needsDeclarations));
    }
  });
});
