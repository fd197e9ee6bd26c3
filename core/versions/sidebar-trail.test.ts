import { describe, expect, it } from 'vitest';
import { leadsTo, trailTo } from './sidebar-trail.ts';

const links = { type: 'link', href: '/docs/links', docId: 'links' };
const outside = { type: 'link', href: '/docs/routers' };
const routers = { type: 'link', href: '/docs/routers', docId: 'routers' };
const note = { type: 'html' };
const server = { type: 'category', items: [note, outside, routers] };
const reference = { type: 'category', href: '/docs/reference', items: [server, links] };
const sidebar = [note, outside, reference];

describe('leadsTo', () => {
  it.each([
    [links, '/docs/links', true],
    [links, '/Docs/links/', true],
    [links, '/docs', false],
    [reference, '/docs/reference/', true],
    [reference, '/docs/routers', true],
    [server, '/docs/links', false],
    [note, '/docs/links', false],
  ])('tells whether %o is, or holds, what %s is of', (entry, address, expected) => {
    expect(leadsTo(entry, address)).toBe(expected);
  });
});

describe('trailTo', () => {
  it.each([
    ['/docs/links', [reference, links]],
    ['/docs/Routers/', [reference, server, routers]],
    ['/docs/reference', [reference]],
    ['/docs/none', []],
  ])('leads to %s', (address, trail) => {
    expect(trailTo(sidebar, address)).toEqual(trail);
  });
});
