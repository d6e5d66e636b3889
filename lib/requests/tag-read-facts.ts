import 'server-only'
import { onContentRead } from '@/lib/content/current-content'
import { tagPage } from '@/lib/delivery/next/rendering-page'
import { tagsOfPart } from '@/lib/facts/fact-registry'

/*
 * Imported by whatever renders a kept page: a page that reads a part of content gets the tags of its facts, and is rendered
 * anew when one of them changes. Nobody has to name them, so none is forgotten.
 */
onContentRead((part, key) => tagPage(tagsOfPart(part, key)))
