import { latestVersion, majorOf } from '../../config/versions.ts';
import type { Tab } from './tab.ts';

/** Each journey runs in a new tab. */
export const journeys: Record<string, (tab: Tab) => Promise<void>> = {
  'the home page opens, and shows its logo': async (tab) => {
    await tab.open('/');
    await tab.expectVisible('h1');
    await tab.expect('loaded logos', true, () =>
      [...document.querySelectorAll<HTMLImageElement>('.navbar__logo img')].some(
        ({ naturalWidth }) => naturalWidth > 0,
      ),
    );
    await tab.click('main a.button', 'Quickstart');
    await tab.expectAddress('/docs/quickstart');
  },

  'the first block of a guide is copied by the first click': async (tab) => {
    await tab.open('/docs/quickstart');
    await tab.click('figure button[aria-label=Copy]');
    await tab.expectVisible('[role=status], [aria-live]', 'Copied');
    await tab.evaluate(() => {
      const field = document.body.appendChild(document.createElement('textarea'));
      field.id = 'paste-here';
      field.focus();
    });
    await tab.press('Control', 'v');
    const code = await tab.evaluate(() => document.querySelector('figure pre')!.textContent);
    await tab.expect('pasted code', code, () => document.querySelector<HTMLTextAreaElement>('#paste-here')!.value);
  },

  'the first act switches the color mode, which stays': async (tab) => {
    await tab.open('/docs/quickstart');
    const choice = () => document.documentElement.dataset.themeChoice;
    await tab.expect('choice before', 'system', choice);
    await tab.click('.navbar button[aria-label^="Switch between dark and light mode"]');
    await tab.expect('choice', 'light', choice);
    await tab.reload();
    await tab.expect('choice after a reload', 'light', choice);
  },

  'Ctrl+K opens search, and Enter the first hit': async (tab) => {
    await tab.open('/docs/quickstart');
    await tab.press('Control', 'k');
    await tab.expect('focused role', 'combobox', () => document.activeElement?.getAttribute('role'));
    await tab.type('middlewares');
    await tab.expectVisible('dialog a[role=option] mark', 'Middlewares');
    const hit = await tab.evaluate(() => document.querySelector('dialog a[role=option]')!.getAttribute('href')!);
    await tab.press('Enter');
    await tab.expectAddress(hit);
    await tab.expectHidden('dialog');
  },

  'an address with a query shows its results': async (tab) => {
    await tab.open('/search?q=context');
    await tab.expectVisible('main [role=status]', 'results for “context”');
    await tab.click('main article h2 a');
    await tab.expectVisible('.theme-doc-markdown h1');
  },

  'a category of the sidebar opens': async (tab) => {
    await tab.open('/docs/quickstart');
    const category = '.theme-doc-sidebar-container .menu__list-item--collapsed > .menu__list-item-collapsible > a';
    const name = await tab.evaluate((selector) => document.querySelector(selector)!.textContent, category);
    await tab.click(category);
    await tab.expectVisible('.theme-doc-sidebar-item-category:not(.menu__list-item--collapsed) .menu__list a');
    await tab.expectVisible('.theme-doc-sidebar-item-category:not(.menu__list-item--collapsed)', name);
  },

  'the version menu leads to the page in 10.x': async (tab) => {
    await tab.open('/docs/quickstart');
    await tab.hover('.navbar .dropdown > a');
    await tab.click('.navbar .dropdown__menu a', '10.x');
    await tab.expectAddress('/docs/v10/quickstart');
    await tab.expectVisible('.theme-doc-version-badge', '10.x');
  },

  'the package manager of one tab is remembered on the next page': async (tab) => {
    await tab.open('/docs/quickstart');
    await tab.click('[data-tabs=npm2yarn] [role=tab]', 'pnpm');
    await tab.expectVisible('[data-tabs=npm2yarn] [role=tabpanel]', 'pnpm add');
    await tab.expectHidden('[data-tabs=npm2yarn] [role=tabpanel]', 'npm install');
    await tab.open('/docs/v10/quickstart');
    await tab.expectVisible('[data-tabs=npm2yarn] [role=tabpanel]', 'pnpm add');
    await tab.press('Tab');
    await tab.expectVisible('[data-tabs=npm2yarn] [role=tab][aria-selected=true]', 'pnpm');
  },

  'a link of the table of contents scrolls to its heading': async (tab) => {
    await tab.open('/docs/quickstart');
    await tab.click('.theme-doc-toc-desktop a', 'Change data with a mutation');
    await tab.expectAddress('/docs/quickstart#add-a-mutation');
    await expectAtTop(tab, 'add-a-mutation');
  },

  'an address with a fragment opens at its heading': async (tab) => {
    await tab.open('/docs/quickstart#add-a-mutation');
    await expectAtTop(tab, 'add-a-mutation');
    await tab.press('Tab');
    await hydrated(tab);
    await expectAtTop(tab, 'add-a-mutation');
  },

  'the links below a page lead to the next and the previous one': async (tab) => {
    await tab.open('/docs/quickstart');
    await tab.click('.pagination-nav__link--next');
    await tab.expectAddress('/docs/getting-started');
    await tab.expectVisible('h1', 'Getting started');
    await tab.expect('scroll position', 0, () => window.scrollY);
    await tab.click('.pagination-nav__link--prev');
    await tab.expectAddress('/docs/quickstart');
    await tab.expectVisible('h1', 'Quickstart');
  },

  'Back and Forward restore pages and where they were': async (tab) => {
    await tab.open('/docs/quickstart');
    await tab.click('.pagination-nav__link--next');
    await tab.expectVisible('h1', 'Getting started');
    await tab.click('main .theme-doc-markdown a[href="/docs/quickstart"]');
    await tab.expectVisible('h1', 'Quickstart');
    await tab.back();
    await tab.expectAddress('/docs/getting-started');
    await tab.expectVisible('h1', 'Getting started');
    await tab.back();
    await tab.expectAddress('/docs/quickstart');
    await tab.expectVisible('h1', 'Quickstart');
    await tab.expect('whether the end of the page is on screen', true, () => {
      const { top, bottom } = document.querySelector('.pagination-nav')!.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
    await tab.forward();
    await tab.expectAddress('/docs/getting-started');
    await tab.expectVisible('h1', 'Getting started');
  },

  'an unknown address names the nearest page': async (tab) => {
    await tab.open('/docs/quickstrat');
    await tab.expectVisible('main h1', 'Page Not Found');
    await tab.click('main section[aria-labelledby=nearest] a', 'Quickstart');
    await tab.expectAddress('/docs/quickstart');
  },

  'old addresses lead to their pages': async (tab) => {
    await tab.open('/quickstart');
    await tab.expectAddress('/docs/quickstart');
    await tab.open(`/docs/v${majorOf(latestVersion)}/server/context#inner-and-outer-context`);
    await tab.expectAddress('/docs/server/context#inner-and-outer-context');
    await expectAtTop(tab, 'inner-and-outer-context');
  },

  'the menu of a phone opens and closes': async (tab) => {
    await tab.resize(360, 740);
    await tab.open('/docs/quickstart');
    await tab.expectHidden('.navbar__items a', 'Blog');
    await tab.click('button[aria-label="Toggle navigation bar"]');
    await tab.expectVisible('.navbar-sidebar a', 'Quickstart');
    await tab.click('.navbar-sidebar button[aria-label="Close navigation bar"]');
    await tab.expectHidden('.navbar-sidebar a');
  },

  'the announcement closes, and stays closed': async (tab) => {
    await tab.open('/');
    await tab.click('.theme-announcement-bar button[aria-label=Close]');
    await tab.expectHidden('.theme-announcement-bar');
    await tab.reload();
    await tab.expectHidden('.theme-announcement-bar');
  },

  'the blog lists its posts, and they open': async (tab) => {
    await tab.open('/blog');
    const title = await tab.evaluate(() => document.querySelector('main article h2 a')!.textContent);
    await tab.click('main article h2 a');
    await tab.expectVisible('article h1', title);
    await tab.click('nav[aria-label="Blog recent posts navigation"] a', 'tRPC 10: procedures you can build on');
    await tab.expectAddress('/blog/announcing-trpc-10');
    await tab.expectVisible('article h1', 'tRPC 10: procedures you can build on');
  },

  'the API reference opens at a member': async (tab) => {
    await tab.open('/docs/typedoc/client/index/classes/TRPCClientError#shape');
    await expectAtTop(tab, 'shape');
    await tab.press('Tab');
    await hydrated(tab);
    await expectAtTop(tab, 'shape');
  },

  'types show by mouse and by keyboard': async (tab) => {
    await tab.open('/docs/quickstart');
    await tab.hover('h1');
    await hydrated(tab);
    await tab.hover('figure code', 'initTRPC');
    await tab.expectVisible('[role=tooltip]', 'const initTRPC: TRPCBuilder');
    await tab.press('Escape');
    await tab.expectHidden('[role=tooltip]');
    await tab.evaluate(() => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show types');
      button!.focus();
    });
    await tab.press('Enter');
    await tab.expectVisible('[role=tooltip]');
    await tab.press('ArrowRight');
    await tab.expectVisible('[role=tooltip]');
  },

  'the Tab key reaches the content by the skip link': async (tab) => {
    await tab.open('/docs/quickstart');
    await tab.press('Tab');
    await tab.expect('focus', 'Skip to main content', () => document.activeElement?.textContent);
    await tab.press('Enter');
    await tab.press('Tab');
    await tab.expect('focus behind the navbar', true, () =>
      document.querySelector('.main-wrapper')!.contains(document.activeElement),
    );
  },

  'a collapsed section opens and closes': async (tab) => {
    await tab.open('/docs/quickstart');
    await tab.click('main details summary', 'Use this page');
    await tab.expectVisible('main details a', 'View as Markdown');
    await tab.click('main details summary', 'Use this page');
    await tab.expectHidden('main details a', 'View as Markdown');
  },

  'pages work without storage': async (tab) => {
    await tab.open('/docs/quickstart');
    // Simulates blocked cookies. Page scripts load on the first interaction, so only the inline ones have run.
    await tab.evaluate(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await tab.click('[data-tabs=npm2yarn] [role=tab]', 'pnpm');
    await tab.expectVisible('[data-tabs=npm2yarn] [role=tabpanel]', 'pnpm add');
    await tab.click('.navbar button[aria-label^="Switch between dark and light mode"]');
    await tab.expect('choice', 'light', () => document.documentElement.dataset.themeChoice);
    await tab.click('.theme-announcement-bar button[aria-label=Close]');
    await tab.expectHidden('.theme-announcement-bar');
    await tab.click('.navbar a', 'Blog');
    await tab.expectVisible('h1', 'Blog');
  },
};

const hydrated = (tab: Tab) => tab.expect('hydrated page', 'true', () => document.documentElement.dataset.hasHydrated);

async function expectAtTop(tab: Tab, id: string): Promise<void> {
  await tab.expect(
    `distance of #${id} from the bar is small`,
    true,
    (name) => {
      const { bottom } = document.querySelector('.navbar')!.getBoundingClientRect();
      const { top } = document.getElementById(name)!.getBoundingClientRect();
      return top >= bottom - 2 && top < bottom + 60;
    },
    id,
  );
}
