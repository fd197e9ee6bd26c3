// Wraps theme-classic's components. Change: adds components for pages without imports and for code fences.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { ApiAnchor } from '@site/src/components/api/ApiAnchor';
import { CodeFiles } from '@site/src/components/code/CodeFiles';
import { CodeSample } from '@site/src/components/code/CodeSample';
import { SocialPost } from '@site/src/components/mdx/SocialPost';
import { TypeTableMarkup } from '@site/src/components/mdx/TypeTableMarkup';
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
