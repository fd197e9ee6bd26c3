import { scriptListAttribute } from '../script-list.ts';

/** Docusaurus serializes the configuration into the site's scripts, so the loader is not part of the template. */
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
