import path from 'node:path';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { dependencyDirection } from './dependency-direction.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const root = path.resolve(__dirname, '../..');
const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });
const at = (file: string, code: string) => ({ filename: path.join(root, file), code });
const rejected = (file: string, code: string, messageId: string) => ({ ...at(file, code), errors: [{ messageId }] });

tester.run('dependency-direction', dependencyDirection, {
  valid: [
    at('packages/search/src/query.ts', "import { decode } from '@typed-docs/utils/decode';"),
    at('packages/search/src/node/index.ts', "import { a } from '../record.ts';"),
    at('packages/search/src/node/index.test.ts', "import { a } from '../client/texts.ts';"),
    at('config/search.ts', "import type { Env } from '../packages/search/src/settings.ts';"),
    at('src/hooks/useA.ts', "import { useCopy } from '@typed-docs/utils/client/useCopy';"),
    at('tests/e2e/a.test.ts', "import { versions } from '../../config/versions.ts';"),
    at('docusaurus.config.ts', "import snippets from '@typed-docs/snippets';"),
    at('src/a.ts', "import React from 'react';"),
  ],
  invalid: [
    rejected('packages/search/src/query.ts', "import fs from './node/write-index.ts';", 'direction'),
    rejected('packages/search/src/query.ts', "import { a } from '@typed-docs/utils/write-file';", 'direction'),
    rejected('packages/search/src/client/a.ts', "export * from '../node/write-index.ts';", 'direction'),
    rejected('packages/search/src/client/a.tsx', "import { a } from '@site/src/hooks/useA';", 'direction'),
    rejected('packages/search/src/node/a.ts', "const a = await import('../../../../config/env.ts');", 'leaves'),
    rejected('packages/search/src/node/a.ts', "new URL('../../../utils/src/decode.ts', import.meta.url);", 'leaves'),
    rejected('packages/search/src/a.test.ts', "import { a } from '@site/config/versions';", 'direction'),
    rejected('packages/search/src/a.ts', "import { a } from '@typed-docs/utils/src/decode';", 'private'),
    rejected('config/search.ts', "import { a } from '@typed-docs/search';", 'direction'),
    rejected('src/hooks/useA.ts', "import { versions } from '@site/config/versions';", 'direction'),
    rejected('src/hooks/useA.ts', "import { Cache } from '@typed-docs/utils/cache';", 'direction'),
    rejected('src/plugins/a/index.ts', "const a = require('../../../tests/support/env.ts');", 'direction'),
    rejected('scripts/a.ts', "import { a } from '../tests/support/env.ts';", 'direction'),
  ],
});
