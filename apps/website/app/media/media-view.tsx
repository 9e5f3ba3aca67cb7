import type { ReactNode } from 'react'
import { type Drawn, isMedia } from '#agency/media/is-media.ts'
import { addressOf, copiesOf } from '#agency/media/made-picture.ts'
import { type MediaPlace, mediaPlaces } from '#agency/media/places.ts'
import { siteLanguage } from '#contract/language.ts'
import { required } from '#agency/required.ts'
import type { Film as FilmContent, Media, Picture as PictureContent } from '#agency/schema/media.ts'
import { films, pictures } from './made-media.ts'

type PlaceProps = {
  place: MediaPlace
  /** Whether it is on the first screen, and so loads before anything else. */
  isFirst?: boolean
  className?: string
}

type OrMediaProps<Value> = PlaceProps & { of: Value; children: (drawn: Drawn<Value>) => ReactNode }

/** A drawing, or what the owner has put in its place. Without media in the content, the build knows the drawing only. */
export function OrMedia<Value>({ of, children, ...place }: OrMediaProps<Value>) {
  return isMedia(of) ? <MediaView media={of} {...place} /> : children(of as Drawn<Value>)
}

type MediaViewProps = PlaceProps & { media: Media }

/** A picture or film of the owner's, in the shape of its place (media.css). */
export function MediaView({ media, place, isFirst = false, className = '' }: MediaViewProps) {
  const classes = `media media-${place} ${className}`.trim()
  const shown = (
    <div className="media-frame">
      {'film' in media ? (
        <Film film={media} place={place} isFirst={isFirst} />
      ) : (
        <Picture picture={media} place={place} isFirst={isFirst} />
      )}
    </div>
  )
  if (media.caption === undefined) return <div className={classes}>{shown}</div>
  return (
    <figure className={classes}>
      {shown}
      <figcaption className="media-caption">{media.caption}</figcaption>
    </figure>
  )
}

/** The class that keeps the focal point in view. The build writes its rule. */
const focusClass = (focus: string | undefined) =>
  focus === undefined ? undefined : `media-at-${focus.replaceAll('%', '').replace(' ', '-')}`

type PictureProps = { picture: PictureContent; place: MediaPlace; isFirst: boolean }

/** The picture in AVIF or WebP, as wide as the screen needs, over a blurred placeholder. */
function Picture({ picture, place, isFirst }: PictureProps) {
  const made = required(pictures[picture.picture], picture.picture)
  const { sizes } = mediaPlaces[place]
  return (
    <>
      {made.blur !== undefined && <img className="media-blur" src={made.blur} alt="" />}
      <picture>
        {made.widths.length > 0 &&
          ['avif', 'webp'].map((format) => (
            <source key={format} type={`image/${format}`} srcSet={copiesOf(made, format)} sizes={sizes} />
          ))}
        <img
          src={addressOf(made)}
          width={made.width}
          height={made.height}
          alt={picture.alt ?? ''}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding={isFirst ? undefined : 'async'}
          className={place === 'mark' && made.inherits ? 'media-inherits' : focusClass(picture.focus)}
        />
      </picture>
    </>
  )
}

/** Nothing, to see the picture behind. Without a poster, Chromium fills a film that has controls with grey. */
const clearPoster = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

type FilmProps = { film: FilmContent; place: MediaPlace; isFirst: boolean }

/**
 * A film over its poster. A decorative one plays in view, without sound, while motion is allowed (moving-films.tsx); any
 * other one has controls. Nothing of it is loaded before it plays.
 */
function Film({ film, place, isFirst }: FilmProps) {
  const { poster, captions, alt, decorative, focus } = film
  return (
    <>
      <Picture
        picture={{ picture: poster, decorative: true, ...(focus !== undefined && { focus }) }}
        place={place}
        isFirst={isFirst}
      />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the owner's film has captions if anything is said in it */}
      <video
        preload="none"
        poster={clearPoster}
        playsInline
        className={focusClass(focus)}
        {...(decorative
          ? { muted: true, loop: true, 'aria-hidden': true, tabIndex: -1, 'data-film': '' }
          : { controls: true, 'aria-label': alt })}
      >
        <source src={films[film.film]} type={/webm$/i.test(film.film) ? 'video/webm' : 'video/mp4'} />
        {captions !== undefined && (
          <track
            kind="captions"
            srcLang={siteLanguage.tag}
            label={siteLanguage.name}
            src={films[captions]}
            default
          />
        )}
      </video>
    </>
  )
}
