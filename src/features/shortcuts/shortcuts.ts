/** Keys pressed together; `Mod` is Ctrl, or ⌘ on Apple platforms. */
type Keys = readonly string[];

interface ShortcutGroup {
  where: string;
  shortcuts: readonly { keys: readonly Keys[]; does: string }[];
}

/** packages/utils/src/read-shortcut.ts handles the keys of the first group. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    where: 'On every page',
    shortcuts: [
      { keys: [['Mod', 'K'], ['/']], does: 'Open search' },
      { keys: [['A–Z'], ['0–9'], ['…']], does: 'Open search with that character' },
      { keys: [['?']], does: 'Show this list' },
      { keys: [['Esc']], does: 'Close a menu, a type or a dialog' },
    ],
  },
  {
    where: 'In search',
    shortcuts: [
      { keys: [['↑'], ['↓']], does: 'Go through the results' },
      { keys: [['Enter']], does: 'Open the result' },
    ],
  },
  {
    where: 'In tabs and menus',
    shortcuts: [
      { keys: [['←'], ['→']], does: 'Choose a tab' },
      { keys: [['↑'], ['↓']], does: 'Go through a menu' },
      { keys: [['Home'], ['End']], does: 'Go to the first or the last' },
    ],
  },
];
