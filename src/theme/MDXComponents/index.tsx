// Change: adds the components that pages may use without importing them, and that the build makes of code fences.
import MDXComponents from '@theme-original/MDXComponents';
import { ApiAnchor } from '@site/src/components/api/ApiAnchor';
import { CodeFiles } from '@site/src/components/code/CodeFiles';
import { CodeSample } from '@site/src/components/code/CodeSample';
import { SocialPost } from '@site/src/components/mdx/SocialPost';
import { TypeTableMarkup } from '@site/src/components/mdx/TypeTableMarkup';
import { ScrollTable, TableHeader } from '@site/src/components/ui/ScrollTable';
import { TabItem, Tabs } from '@site/src/components/ui/Tabs';

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
