import { describe, expect, it } from 'vitest';
import { isComposing, readShortcut, singleKeys, type KeyPress } from './read-shortcut.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  isTyping: false,
  ...more,
});

describe('readShortcut', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])('opens for K with %o, also while typing', (modifier) => {
    for (const key of ['k', 'K']) {
      expect(readShortcut(press(key, modifier), true)).toEqual({ opens: 'search', query: '' });
      expect(readShortcut(press(key, { ...modifier, isTyping: true }), false)).toEqual({ opens: 'search', query: '' });
    }
  });

  it('opens empty for /', () => expect(readShortcut(press('/'), true)).toEqual({ opens: 'search', query: '' }));

  it('opens the list of shortcuts for ?', () => {
    expect(readShortcut(press('?', { shiftKey: true }), true)).toEqual({ opens: 'help' });
    expect(readShortcut(press('?', { isTyping: true }), true)).toBeUndefined();
    expect(readShortcut(press('?'), false)).toBeUndefined();
  });

  it.each(['a', 'Z', '7', '!', '.', '@', 'é', 'ж', '中', '😀'])('begins the query with %s', (key) => {
    expect(readShortcut(press(key, { shiftKey: key === 'Z' }), true)).toEqual({ opens: 'search', query: key });
  });

  it.each([
    ' ',
    'Enter',
    'Tab',
    'Escape',
    'ArrowDown',
    'ArrowUp',
    'Home',
    'F5',
    'Dead',
    'Process',
    'Shift',
    'Backspace',
  ])('leaves %j alone', (key) => expect(readShortcut(press(key), true)).toBeUndefined());

  it('leaves the shortcuts of the browser and of the system alone', () => {
    for (const key of ['f', 'c', 'p', '/']) {
      for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
        expect(readShortcut(press(key, modifier), true)).toBeUndefined();
      }
    }
    expect(readShortcut(press('K', { ctrlKey: true, shiftKey: true }), true)).toBeUndefined();
    expect(readShortcut(press('k', { ctrlKey: true, altKey: true }), true)).toBeUndefined();
  });

  it('keeps out of text that is typed or composed', () => {
    expect(readShortcut(press('a', { isTyping: true }), true)).toBeUndefined();
    expect(readShortcut(press('a', { isComposing: true }), true)).toBeUndefined();
    expect(readShortcut(press('k', { ctrlKey: true, isComposing: true }), true)).toBeUndefined();
  });

  it('leaves single keys alone when the reader turned them off', () => {
    expect(readShortcut(press('a'), false)).toBeUndefined();
    expect(readShortcut(press('/'), false)).toBeUndefined();
  });
});

describe('isComposing', () => {
  it('recognizes the keys of input methods by the property or by the key code', () => {
    expect(isComposing({ isComposing: true, keyCode: 65 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 65 })).toBe(false);
  });
});

it('reads the setting for single keys, which is on unless it was turned off', () => {
  expect(singleKeys.read('off')).toBe(false);
  for (const value of [null, '', 'null', '__proto__', '\ud800', 'OFF', 'on']) expect(singleKeys.read(value)).toBe(true);
});
