/**
 * Readers, extensions and other versions of the site may have stored anything, so a value is read only through a guard.
 */
export interface StoredValue<Value> {
  /** Without the site's suffix. */
  key: string;
  /** Never throws; `text` is null if nothing is stored. */
  read: (text: string | null) => Value;
}
