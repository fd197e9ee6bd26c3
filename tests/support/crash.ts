import type { Locator, Page } from '@playwright/test';

/**
 * Heading of src/theme/ErrorPageContent. Tests that expect none rely on tests/e2e/configurations.test.ts, which crashes a
 * page and fails if this finds nothing.
 */
export const crashHeading = (page: Page): Locator => page.locator('h1', { hasText: 'This page crashed.' });
