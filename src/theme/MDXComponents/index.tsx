// Wraps theme-classic's components. Change: adds components for pages without imports and for code fences.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { ApiAnchor } from '@typed-docs/api-reference/client/ApiAnchor';
import { CodeFiles } from '@typed-docs/snippets/client/CodeFiles';
import { CodeSample } from '@typed-docs/snippets/client/CodeSample';
import { SocialPost } from '@site/src/components/mdx/SocialPost';
import { TypeTableMarkup } from '@typed-docs/api-reference/client/TypeTableMarkup';
import { ScrollTable, TableHeader } from '@site/src/components/ui/ScrollTable';

export default {
  ...MDXComponents,
  ApiAnchor,
  CodeFiles,
  CodeSample,
  SocialPost,
  TabItem,
  Tabs,
  TypeTableMarkup,
  table: ScrollTable,
  th: TableHeader,
};
