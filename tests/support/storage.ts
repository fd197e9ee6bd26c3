/** Scripts that break the page's storage; keys complete "a storage …". */
export const storageRefusals: Record<string, () => void> = {
  'that is unavailable, as with blocked cookies': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
  'that throws, as in some private modes': () => {
    for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }
  },
  'that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};
