/** Keys pressed together; `Mod` is Ctrl, or ⌘ on Apple platforms. */
type Keys = readonly string[];

export interface ShortcutGroup {
  where: string;
  shortcuts: readonly { keys: readonly Keys[]; does: string }[];
}

/** Keys without Ctrl or ⌘, which readers can turn off. packages/utils/src/read-shortcut.ts handles them. */
export const singleKeyGroup: ShortcutGroup = {
  where: 'Single keys',
  shortcuts: [
    { keys: [['/']], does: 'Open search' },
    { keys: [['A–Z'], ['0–9']], does: 'Open search with that letter, digit or symbol' },
    { keys: [['?']], does: 'Show this list' },
  ],
};

export const otherGroups: readonly ShortcutGroup[] = [
  {
    where: 'On every page',
    shortcuts: [
      { keys: [['Mod', 'K']], does: 'Open search' },
      { keys: [['Esc']], does: 'Close a menu, a type, a preview or a dialog' },
    ],
  },
  {
    where: 'In search',
    shortcuts: [
      { keys: [['↑'], ['↓']], does: 'Move through the results' },
      { keys: [['Enter']], does: 'Open the result' },
    ],
  },
  {
    where: 'In tabs, menus and types',
    shortcuts: [
      { keys: [['←'], ['→']], does: 'Choose a tab, or move to the next name in code' },
      { keys: [['↑'], ['↓']], does: 'Move through a menu' },
      { keys: [['Home'], ['End']], does: 'Go to the first or last item' },
    ],
  },
];
