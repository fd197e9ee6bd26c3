import { scriptListAttribute } from './client/script-list.ts';

/**
 * Template of every page, for the option `ssrTemplate` of the site configuration. It lists the addresses of the scripts
 * in place of script tags; the loader of this plugin loads them. Docusaurus serializes the configuration into the scripts
 * of the site, so the template stays small and the loader is injected as a tag.
 */
export const deferredTemplate = `<!doctype html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="utf-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<%~ it.metaAttributes.join('') %>
<script type="application/json" ${scriptListAttribute}><%~ JSON.stringify(it.scripts.map((file) => it.baseUrl + file)) %></script>
<%~ it.headTags %>
<% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl + file %>"><% }) %>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>`;
