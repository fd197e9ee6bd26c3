// Wraps theme-classic's components. Change: adds components for pages without imports.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { ApiAnchor } from '@typed-docs/api-reference/client/ApiAnchor';
import { Diagram } from '@site/src/components/diagrams/Diagram';
import { ApiFilter } from '@typed-docs/api-reference/client/ApiFilter';
import { ApiKind } from '@typed-docs/api-reference/client/ApiKind';
import { EntryFacts } from '@typed-docs/error-index/client/EntryFacts';
import { ErrorIndex } from '@typed-docs/error-index/client/ErrorIndex';
import { Checklist, ChecklistGroup, ChecklistItem } from '@site/src/components/guide/Checklist';
import { Facts } from '@site/src/components/guide/Facts';
import { FileTree } from '@site/src/components/guide/FileTree';
import { NextStep, NextSteps } from '@site/src/components/guide/NextSteps';
import { Recap, WhatYouBuild } from '@site/src/components/guide/Panel';
import { Step, Steps } from '@site/src/components/guide/Steps';
import { Anchor } from '@site/src/components/mdx/Anchor';
import { PageContents } from '@site/src/components/page-contents/PageContents';
import { SocialPost } from '@site/src/components/mdx/SocialPost';
import { Term } from '@site/src/features/link-previews/Term';
import { TypeTableMarkup } from '@typed-docs/api-reference/client/TypeTableMarkup';
import { ScrollTable, TableHeader } from '@site/src/components/ui/ScrollTable';

export default {
  ...MDXComponents,
  Anchor,
  ApiAnchor,
  Diagram,
  EntryFacts,
  ErrorIndex,
  ApiFilter,
  ApiKind,
  PageContents,
  Checklist,
  ChecklistGroup,
  ChecklistItem,
  Facts,
  FileTree,
  NextStep,
  NextSteps,
  Recap,
  SocialPost,
  Step,
  Steps,
  TabItem,
  Tabs,
  Term,
  TypeTableMarkup,
  WhatYouBuild,
  table: ScrollTable,
  th: TableHeader,
};
